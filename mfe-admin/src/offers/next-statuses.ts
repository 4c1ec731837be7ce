import type { OfferStatus } from './offers.data.ts'

/** What an offer may become; the service decides, and refuses anything else. */
export const nextStatuses: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  Draft: ['Sent'],
  Sent: ['Draft', 'Accepted', 'Rejected'],
  Expired: ['Draft', 'Accepted', 'Rejected'],
  Accepted: ['Sent'],
  Rejected: ['Sent', 'Draft'],
}
