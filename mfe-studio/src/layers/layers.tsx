import type { DesignElement } from '@stampa/design'
import { defineMessages, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, ChevronUpIcon, EyeIcon } from '@stampa/ui/icon/icons.tsx'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { EyeOffIcon, LockIcon } from '../workspace/icons.tsx'
import type { Editing } from '../workspace/use-editing.ts'
import styles from './layers.module.css'

export const layerMessages = defineMessages({
  title: { el: 'Επίπεδα', en: 'Layers' },
  empty: { el: 'Ο καμβάς είναι άδειος.', en: 'The canvas is empty.' },
  image: { el: 'Εικόνα', en: 'Image' },
  qr: { el: 'Κωδικός QR', en: 'QR code' },
  raise: { el: (name: string) => `Πιο πάνω: ${name}`, en: (name: string) => `Up: ${name}` },
  lower: { el: (name: string) => `Πιο κάτω: ${name}`, en: (name: string) => `Down: ${name}` },
  lock: { el: (name: string) => `Κλείδωμα: ${name}`, en: (name: string) => `Lock: ${name}` },
  hide: { el: (name: string) => `Απόκρυψη: ${name}`, en: (name: string) => `Hide: ${name}` },
})

const toggles = [
  { field: 'locked', label: 'lock', off: <LockIcon />, on: <LockIcon /> },
  { field: 'hidden', label: 'hide', off: <EyeIcon />, on: <EyeOffIcon /> },
] as const

interface LayersProps {
  editing: Editing
  /** Below the list. */
  children?: ReactNode
}

/** The elements of the side, topmost first: an alternative to the canvas without a mouse. */
export function Layers({ editing: { editor, state }, children }: LayersProps): ReactElement {
  const texts = useMessages(layerMessages)
  const { elements, selected } = state
  const select = (id: string) => (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return editor.select([id])
    editor.select(
      selected.has(id) ? [...selected].filter(other => other !== id) : [...selected, id],
    )
  }
  return (
    <section aria-label={texts.title} className={styles.layers}>
      <h3 className={styles.title}>{texts.title}</h3>
      {elements.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol className={styles.list}>
        {elements.toReversed().map((element, index) => {
          const { id, hidden } = element
          const name = layerName(element, texts)
          const place = elements.length - 1 - index
          return (
            <li key={id} className={cx(styles.layer, selected.has(id) && styles.selected)}>
              <button
                type="button"
                data-layer=""
                aria-pressed={selected.has(id)}
                onClick={select(id)}
                className={cx(styles.name, hidden && styles.hidden)}
              >
                {name}
              </button>
              <IconButton
                size="small"
                label={texts.raise(name)}
                icon={<ChevronUpIcon />}
                disabled={index === 0 || editor.readOnly}
                onClick={() => editor.reorder(id, place + 1)}
              />
              <IconButton
                size="small"
                label={texts.lower(name)}
                icon={<ChevronDownIcon />}
                disabled={place === 0 || editor.readOnly}
                onClick={() => editor.reorder(id, place - 1)}
              />
              {toggles.map(({ field, label, off, on }) => (
                <IconButton
                  key={field}
                  size="small"
                  variant={element[field] ? 'secondary' : 'quiet'}
                  label={texts[label](name)}
                  aria-pressed={element[field]}
                  disabled={editor.readOnly}
                  icon={element[field] ? on : off}
                  onClick={() => editor.update({ [field]: !element[field] }, { ids: [id] })}
                />
              ))}
            </li>
          )
        })}
      </ol>
      {children}
    </section>
  )
}

const maxLength = 40

/** The name of an element, without one its text or its kind. */
export function layerName(
  element: DesignElement,
  kinds: { readonly image: string; readonly qr: string },
): string {
  if (element.name !== '') return element.name
  if (element.type === 'image') return kinds.image
  const text = element.text.replaceAll('\n', ' ')
  const name = element.type === 'qr' ? `${kinds.qr}: ${text}` : text
  return name.length > maxLength ? `${name.slice(0, maxLength)}…` : name
}
