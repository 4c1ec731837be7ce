/** Stored statuses. `Expired` is computed: a sent offer expires when its last day is over. */
export const storedStatuses = ['Draft', 'Sent', 'Accepted', 'Rejected'] as const

export const offerStatuses = [...storedStatuses, 'Expired'] as const

/** What the days of a reminder count from: the day it was sent, or back from its last day. */
export const reminderStarts = ['sent', 'end'] as const

export type ReminderStart = (typeof reminderStarts)[number]

export type StoredStatus = (typeof storedStatuses)[number]
export type OfferStatus = (typeof offerStatuses)[number]

/**
 * Status transitions allowed to administrators. Only a draft can be edited; a sent offer goes back to draft first. A
 * decision can be taken back.
 */
const transitions: Record<OfferStatus, readonly StoredStatus[]> = {
  Draft: ['Sent'],
  Sent: ['Draft', 'Accepted', 'Rejected'],
  Expired: ['Draft', 'Accepted', 'Rejected'],
  Accepted: ['Sent'],
  Rejected: ['Sent', 'Draft'],
}

export function canBecome(from: OfferStatus, to: StoredStatus): boolean {
  return transitions[from].includes(to)
}

/**
 * Returns the status on a day.
 *
 * @param validUntil last day, `2026-12-20`; null for no end
 * @param today in Athens, in the same format
 */
export function statusOn(
  stored: StoredStatus,
  validUntil: string | null,
  today: string,
): OfferStatus {
  return stored === 'Sent' && validUntil !== null && validUntil < today ? 'Expired' : stored
}
