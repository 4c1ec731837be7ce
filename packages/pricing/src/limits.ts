/**
 * The bounds of what an offer is made of. Together with `maxTotal` they keep every amount within
 * the 15 digits that a JSON number carries exactly, with a wide margin.
 */
export const limits = {
  /** Euro: a SKU's price and the print cost of one item. */
  pricePerItem: 999_999.99,
  /** Euro: of a line or an offer. */
  setupFee: 999_999.99,
  /** Percent. */
  marginPercentage: 1000,
  quantity: 1_000_000,
  lines: 200,
  /** Other quantities that one line is priced for. */
  quantityBreaks: 10,
} as const

/** Cents: an offer whose revenue is above it is a typing mistake. */
export const maxTotal = 99_999_999_999n
