/**
 * Limits of an offer. With `maxTotal` they keep every amount far within the 15 digits that a JSON number
 * holds exactly.
 */
export const limits = {
  /** Euro: the price of a SKU and the print cost of one item. */
  pricePerItem: 999_999.99,
  /** Euro: the fee of a line or an offer. */
  setupFee: 999_999.99,
  /** Percent. */
  marginPercentage: 1000,
  quantity: 1_000_000,
  lines: 200,
  /** Further quantities that one line is priced for. */
  quantityBreaks: 10,
  /** Places where the pieces of one line are printed. */
  printPositions: 10,
} as const

/** Cents: a higher revenue of an offer is a typing mistake. */
export const maxTotal = 99_999_999_999n
