/** What is stored. `Expired` is no stored state: a sent offer is expired once its last day is over. */
export const storedStatuses = ['Draft', 'Sent', 'Accepted', 'Rejected'] as const

export const offerStatuses = [...storedStatuses, 'Expired'] as const

export type StoredStatus = (typeof storedStatuses)[number]
export type OfferStatus = (typeof offerStatuses)[number]

/**
 * What an administrator may make of an offer. A draft is the only one that can be changed; what was sent
 * goes back to draft first, and its link says so. A decision can be taken back.
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
 * @param validUntil last day, `2026-12-20`; null for no end
 * @param today in Athens, likewise
 */
export function statusOn(
  stored: StoredStatus,
  validUntil: string | null,
  today: string,
): OfferStatus {
  return stored === 'Sent' && validUntil !== null && validUntil < today ? 'Expired' : stored
}
