/** A toast's text, kept by the frame to be read again. */
export interface Notice {
  tone: 'success' | 'error'
  text: string
  at: Date
  action: NoticeOffer | undefined
}

/** An action of a notice, such as 'Undo'. */
export interface NoticeAction {
  label: string
  onSelect: () => void
}

/** An action that can be taken once, from the toast or from the list of notices. */
export interface NoticeOffer {
  label: string
  taken: boolean
  take: () => void
}

/**
 * Name of the window event with a {@link Notice} as its `detail`. Each remote shows its own toasts; the frame,
 * another build, collects them by this event.
 */
export const noticed = 'stampa:noticed'
