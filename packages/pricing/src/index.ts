export { coloursText, defaultChoice, isOffered, type PriceChoice, printText } from './choice.ts'
export { deliveryDay } from './delivery.ts'
export {
  type Estimate,
  estimatePrice,
  type FromPrice,
  fromPrice,
  lowestPrice,
  minimumQuantity,
  nextCheaperStep,
  plainPrices,
} from './estimate.ts'
export { limits, maxTotal } from './limits.ts'
export {
  fullRevenue,
  isExcessive,
  type Line,
  type LineAmounts,
  marginFor,
  type Portion,
  portionKinds,
  portionOf,
  priceBreaks,
  priceLine,
  type QuantityBreak,
  vatRate,
  vatRates,
} from './line.ts'
export { estimateLine, type LineEstimate } from './line-estimate.ts'
export {
  type BasisPoints,
  type Cents,
  decimalNumber,
  decimalText,
  divideRounded,
  parseHundredths,
} from './money.ts'
export { type OfferTotals, type PricedOffer, priceOffer, sumByVatRate } from './offer.ts'
export {
  type Editable,
  type PriceOption,
  type PriceTable,
  type PriceTier,
  type TableFault,
  type Technique,
  tableFaults,
  tableLimits,
  tableMessages,
  withPlainNames,
} from './table.ts'
