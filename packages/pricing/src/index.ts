export { limits, maxTotal } from './limits.ts'
export {
  type Line,
  type LineAmounts,
  priceBreaks,
  priceLine,
  type QuantityBreak,
  vatRate,
} from './line.ts'
export {
  type BasisPoints,
  type Cents,
  decimalNumber,
  decimalText,
  divideRounded,
  parseHundredths,
} from './money.ts'
export { type OfferTotals, type PricedOffer, priceOffer } from './offer.ts'
