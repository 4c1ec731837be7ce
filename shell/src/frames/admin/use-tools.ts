import { useEffect, useState } from 'react'

/** What the frame can lay over a page. */
export type Tool = 'palette' | 'notices'

/** What was done is told in dialogs, too, but in such as leave everything else as it is. */
const modals = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])'

/**
 * Which tool is open. Ctrl+K, or ⌘K, opens the palette anywhere.
 *
 * @param prepare fetches its code: called as soon as the keys begin, so that no letter typed after
 * them is lost
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
      // A form or question that is open comes first: it keeps the focus to itself.
      if (!document.querySelector(modals)) setOpen('palette')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [prepare])
  return [open, setOpen]
}
