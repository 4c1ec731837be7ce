/** Something that a page has told the administrator in passing, to be read again. */
export interface Notice {
  tone: 'success' | 'error'
  text: string
  at: Date
  action: NoticeOffer | undefined
}

/** What can be done about it: 'Undo'. */
export interface NoticeAction {
  label: string
  onSelect: () => void
}

/** An action that can be taken once, wherever it is chosen. */
export interface NoticeOffer {
  label: string
  taken: boolean
  take: () => void
}

/**
 * Event of the window, its `detail` a {@link Notice}. Every remote has its own messages in the
 * corner of the screen; by this the frame, which is of another build, learns of them all.
 */
export const noticed = 'stampa:noticed'
