import { type Notice, noticed } from '@stampa/platform'
import { useEffect, useState } from 'react'
import { openDialogs } from '../../router/dialogs.ts'

/** Dialogs that the frame opens over a page. */
export type Tool = 'palette' | 'notices'

interface Tools {
  open: Tool | undefined
  setOpen: (tool: Tool | undefined) => void
  /** The search text of the palette. */
  query: string
  setQuery: (query: string) => void
}

/**
 * Returns the open tool. Ctrl+K or ⌘K opens the palette anywhere; what is typed before its code has arrived is its
 * search text.
 *
 * @param prepare fetches the palette's code; called on the first key
 */
export function useTools(prepare: () => void): Tools {
  const [open, setOpen] = useState<Tool>()
  const [query, setQuery] = useState('')
  useEffect(() => {
    if (open !== 'palette') return
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.activeElement?.closest(openDialogs)) return
      if (event.key === 'Escape') setOpen(undefined)
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') setQuery(query => query.slice(0, -1))
      else if (event.key.length === 1) setQuery(query => query + event.key)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      setQuery('')
    }
  }, [open])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // An open modal dialog keeps the focus.
      if (!document.querySelector(openDialogs)) setOpen('palette')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [prepare])
  return { open, setOpen, query, setQuery }
}

/** Notices kept; older changes are in the records' history. */
const kept = 50

/** A notice with an ascending number. */
export interface KeptNotice extends Notice {
  id: number
}

interface Notices {
  /** Newest first. */
  notices: readonly KeptNotice[]
  /** Notices since the last {@link markRead}. */
  unread: number
  markRead: () => void
}

/** Collects the notices of all remotes since the document was opened. */
export function useNotices(): Notices {
  const [notices, setNotices] = useState<readonly KeptNotice[]>([])
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    const onNotice = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>
      setNotices(before => {
        const id = (before[0]?.id ?? 0) + 1
        return [{ ...detail, id }, ...before].slice(0, kept)
      })
      setUnread(before => before + 1)
    }
    addEventListener(noticed, onNotice)
    return () => removeEventListener(noticed, onNotice)
  }, [])
  return { notices, unread, markRead: () => setUnread(0) }
}
