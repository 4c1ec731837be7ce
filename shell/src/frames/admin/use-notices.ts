import { type Notice, noticed } from '@stampa/platform'
import { useEffect, useState } from 'react'

/** Enough for a morning's work; what is older is in the history of the records. */
const kept = 50

/** With a number of its own, that grows. */
export interface KeptNotice extends Notice {
  id: number
}

interface Notices {
  /** Newest first. */
  notices: readonly KeptNotice[]
  /** How many have come since {@link markRead} was called last. */
  unread: number
  markRead: () => void
}

/** What the pages of all remotes have said since the document was opened. */
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
