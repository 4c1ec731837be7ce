import { useSyncExternalStore } from 'react'

/** Something that the page has told the administrator in passing, to be read again. */
export interface Notice {
  /** Grows with each one. */
  id: number
  tone: 'success' | 'error'
  text: string
  at: Date
  /** What can still be done about it: 'Undo'. */
  action: NoticeAction | undefined
}

export interface NoticeAction {
  label: string
  onSelect: () => void
}

/** Enough for a morning's work; what is older is in the history of the record. */
const kept = 50

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Keeps what was said for as long as the document lives. Every remote has its own messages in the
 * corner of the screen; here they come together.
 */
export function keepNotice(
  tone: Notice['tone'],
  text: string,
  action?: NoticeAction | undefined,
): Notice {
  lastId += 1
  const notice: Notice = { id: lastId, tone, text, at: new Date(), action }
  change([notice, ...notices].slice(0, kept))
  return notice
}

/** Does what the notice offers, once, wherever it was chosen. */
export function takeNoticeAction({ id }: Notice): void {
  const action = notices.find(notice => notice.id === id)?.action
  change(notices.map(notice => (notice.id === id ? { ...notice, action: undefined } : notice)))
  action?.onSelect()
}

/** What has been said, newest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices)
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
