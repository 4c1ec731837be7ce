import { useNotices } from '@stampa/platform'
import { useEffect, useState } from 'react'

export type Tool = 'palette' | 'notices'

interface Tools {
  open: Tool | undefined
  setOpen: (tool: Tool | undefined) => void
  /** How many messages have come since they were last looked at. */
  unread: number
}

/**
 * What the frame can lay over a page. Ctrl+K, or ⌘K, opens the palette anywhere.
 *
 * @param prepare fetches its code: called as soon as the keys begin, so that no letter typed after
 * them is lost
 */
export function useTools(prepare: () => void): Tools {
  const [open, setOpen] = useState<Tool>()
  const [seen, setSeen] = useState(0)
  const newest = useNotices()[0]?.id ?? 0
  if (open === 'notices' && seen < newest) setSeen(newest)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // A form or question that is open comes first: it keeps the focus to itself.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen('palette')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [prepare])

  return { open, setOpen, unread: newest - seen }
}
