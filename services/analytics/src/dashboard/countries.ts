/** The tables hold ISO 3166 codes; the dashboard shows and accepts English names. */

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const codes = new Map(
  letters
    .flatMap(first => letters.map(second => first + second))
    .map(code => [names.of(code) ?? code, code] as const)
    .filter(([name, code]) => name !== code),
)

/** @example countryName('GR') // 'Greece' */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

/** @param text name or code @example countryCode('Greece') // 'GR' */
export function countryCode(text: string): string {
  return codes.get(text) ?? text
}
