import { useEffect, useState } from 'react'

/** Dialogs that the frame opens over a page. */
export type Tool = 'palette' | 'notices'

/** Modal dialogs; toasts are dialogs too, but not modal. */
const modals = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])'

/**
 * Returns the open tool. Ctrl+K or ⌘K opens the palette anywhere.
 *
 * @param prepare fetches the palette's code; called on the first key, so that no letter typed after it is lost
 */
export function useTools(
  prepare: () => void,
): [Tool | undefined, (tool: Tool | undefined) => void] {
  const [open, setOpen] = useState<Tool>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // An open modal dialog keeps the focus.
      if (!document.querySelector(modals)) setOpen('palette')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [prepare])
  return [open, setOpen]
}
