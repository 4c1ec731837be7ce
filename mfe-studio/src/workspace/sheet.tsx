import { defineMessages, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { CloseIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './sheet.module.css'

export const sheetMessages = defineMessages({
  product: { el: 'Προϊόν', en: 'Product' },
  color: { el: 'Χρώμα', en: 'Colour' },
  add: { el: 'Προσθήκη', en: 'Add' },
  layers: { el: 'Επίπεδα', en: 'Layers' },
  price: { el: 'Τιμή και εκτύπωση', en: 'Price and print' },
  mockups: { el: 'Μακέτες', en: 'Mockups' },
  close: { el: 'Κλείσιμο', en: 'Close' },
})

export type SheetName = Exclude<keyof typeof sheetMessages, 'close' | 'mockups'>

export type Sheets = ReturnType<typeof useSheets>

/** The sheet that is open on a small screen, at most one. */
export function useSheets() {
  const [open, setOpen] = useState<SheetName>()
  const opener = useRef<HTMLElement>(null)
  return {
    open,
    /** Attributes of the button that opens a sheet and closes it. */
    button: (name: SheetName) => ({
      'aria-expanded': open === name,
      'aria-controls': idOf(name),
      onClick({ currentTarget }: { currentTarget: HTMLElement }) {
        opener.current = currentTarget
        setOpen(open === name ? undefined : name)
      },
    }),
    /** Leaves the focus where it is. */
    dismiss: () => setOpen(undefined),
    close() {
      setOpen(undefined)
      opener.current?.focus({ preventScroll: true })
    },
  }
}

interface SheetProps {
  name: SheetName
  sheets: Sheets
  children: ReactNode
}

/** A part of the editor: always shown on a large screen, on a smaller one in the lower half on request. */
export function Sheet({ name, sheets, children }: SheetProps): ReactElement {
  const texts = useMessages(sheetMessages)
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = sheets.open === name
  useEffect(() => {
    if (!isOpen) return
    sheet.current?.focus({ preventScroll: true })
    // On a small screen with the stage above it, wherever the page was scrolled to.
    const isOver = sheet.current && getComputedStyle(sheet.current).position === 'fixed'
    if (isOver) sheet.current?.closest('[data-sheet]')?.scrollIntoView()
    else sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => (isOpen && sheet.current ? aboveKeyboard(sheet.current) : undefined), [isOpen])
  useCloseRequest(isOpen, sheets.close)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset announces fields; most sheets have a heading.
    <div
      ref={sheet}
      id={idOf(name)}
      role="group"
      aria-label={texts[name]}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && sheets.close()}
      className={cx(styles.sheet, isOpen && styles.open)}
    >
      <IconButton
        label={texts.close}
        icon={<CloseIcon />}
        className={styles.close}
        onClick={sheets.close}
      />
      {children}
    </div>
  )
}

function idOf(name: SheetName): string {
  return `studio-${name}`
}

/** Not yet in every browser, nor in TypeScript's library. */
interface Closing {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
}

/** Closes by the back button or gesture of the device, in browsers that can. */
function useCloseRequest(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const { CloseWatcher } = window as Window & Closing
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [isOpen])
}

/** Keeps an element above the keyboard of a phone, which covers the bottom of the page. */
function aboveKeyboard(element: HTMLElement): (() => void) | undefined {
  const { visualViewport: visible } = window
  if (!visible) return
  const follow = () => {
    // A magnified page shows less, too.
    const covered = visible.scale > 1 ? 0 : innerHeight - visible.height - visible.offsetTop
    element.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
  }
  const over = new AbortController()
  visible.addEventListener('resize', follow, { signal: over.signal })
  visible.addEventListener('scroll', follow, { signal: over.signal })
  follow()
  return () => over.abort()
}
