/** By which the page's address names a design to open. */
export const addressParameters = {
  /** The token of a draft that was left with the shop. */
  draft: 'draft',
  /** A customer's order, for staff alone; with which of its mockups, from 0. */
  order: 'order',
  mockup: 'mockup',
} as const
