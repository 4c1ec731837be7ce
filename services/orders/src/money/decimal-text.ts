/**
 * Converts an amount from a spreadsheet to plain decimal text. A comma may be the decimal mark; dots or spaces may
 * group thousands.
 *
 * @returns undefined for ambiguous text, such as `1.250` or `1,250`
 * @example plainDecimal('1.250,50 €') // '1250.50'
 */
export function plainDecimal(text: string): string | undefined {
  const bare = text.replaceAll(/[€\s]/g, '')
  if (/^\d{1,3}[.,]\d{3}$/.test(bare)) return undefined
  if (/^\d+(\.\d+)?$/.test(bare)) return bare
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '')
  return undefined
}
