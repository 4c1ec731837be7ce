/** By which the page's address names a design to open. */
export const addressParameters = {
  /** The token of a draft that was left with the shop. */
  draft: 'draft',
  /** A customer's order, for staff alone; with which of its mockups, from 0. */
  order: 'order',
  mockup: 'mockup',
  /** There when it is only to be looked at. */
  view: 'view',
} as const

/** Whether the address asks for a design to be looked at alone. */
export function isOnlyViewed(search: string): boolean {
  return new URLSearchParams(search).has(addressParameters.view)
}
