import type { DesignElement } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, ChevronUpIcon } from '@stampa/ui/icon/icons.tsx'
import type { MouseEvent, ReactElement } from 'react'
import type { Editor, EditorState } from '../editor/editor.ts'
import { EyeOffIcon, LockIcon } from '../workspace/icons.tsx'
import { layerName } from './layer-name.ts'
import { layerMessages } from './layers.messages.ts'
import styles from './layers.module.css'

interface LayersProps {
  editor: Editor
  state: EditorState
}

/** What is on the side, topmost first: the canvas for whoever uses no mouse. */
export function Layers({ editor, state }: LayersProps): ReactElement {
  const texts = useMessages(layerMessages)
  const { elements, chosen } = state
  const choose = (id: string) => (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return editor.choose([id])
    // One more or one less, as in every list.
    editor.choose(chosen.has(id) ? [...chosen].filter(other => other !== id) : [...chosen, id])
  }
  const set = (id: string, fields: Partial<DesignElement>) =>
    editor.update(() => ({ ...fields }), { ids: new Set([id]) })
  return (
    <section aria-label={texts.title} className={styles.layers}>
      <h3 className={styles.title}>{texts.title}</h3>
      {elements.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol className={styles.list}>
        {elements.toReversed().map((element, index) => {
          const { id, locked, hidden } = element
          const name = layerName(element, texts)
          const place = elements.length - 1 - index
          return (
            <li key={id} className={cx(styles.layer, chosen.has(id) && styles.chosen)}>
              <button
                type="button"
                aria-pressed={chosen.has(id)}
                onClick={choose(id)}
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
              <IconButton
                size="small"
                variant={locked ? 'secondary' : 'quiet'}
                label={texts.lock(name)}
                aria-pressed={locked}
                disabled={editor.readOnly}
                icon={<LockIcon />}
                onClick={() => set(id, { locked: !locked })}
              />
              <IconButton
                size="small"
                variant={hidden ? 'secondary' : 'quiet'}
                label={texts.hide(name)}
                aria-pressed={hidden}
                disabled={editor.readOnly}
                icon={<EyeOffIcon />}
                onClick={() => set(id, { hidden: !hidden })}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
