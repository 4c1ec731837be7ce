/** Returns a VAT number in the form in which it is stored: capitals and digits, a Greek one without its prefix. */
export function plainVat(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^(?:EL|GR)(?=\d)/, '')
}

/**
 * Checks a VAT number in its plain form: a Greek one by its check digit, one of another country by the
 * country's letters and its length only.
 */
export function isVat(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return /^(?!EL|GR)[A-Z]{2}[0-9A-Z]{2,12}$/.test(text)
  const sum = [...text.slice(0, 8)].reduce(
    (sum, digit, index) => sum + Number(digit) * 2 ** (8 - index),
    0,
  )
  return sum > 0 && (sum % 11) % 10 === Number(text[8])
}
