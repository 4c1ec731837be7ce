/** Characters: the longest address that a mail server accepts (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254

/** Characters: public site specification, section 5. */
export const minPhoneLength = 6
/** Characters. */
export const maxPhoneLength = 30

const email =
  /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

const phone = /^[\d\-+ ()]+$/

/**
 * Checks the syntax of an e-mail address: one `@`, a local part before it, a domain with a dot after
 * it, and no character that ends a mail header or separates addresses. Accepts letters of any script.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && email.test(text)
}

/**
 * Returns an address as it is compared with others: without the case of ASCII letters only. Unicode folds other
 * letters into these, as the Kelvin sign into k. The services' databases compare by `email_key` alike.
 */
export function emailKey(address: string): string {
  return address.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/**
 * What a copied number has in the place of hyphens and spaces, and characters that show nothing, as phones
 * copy them.
 */
const hyphens = /[\u2010-\u2015\u2212\ufe63\uff0d]/g
const spaces = /[\p{Zs}\t]/gu
const invisible = /\p{Cf}/gu

/** Returns a phone number with plain spaces and hyphens and without invisible characters. */
export function plainPhone(text: string): string {
  return text.replace(invisible, '').replace(spaces, ' ').replace(hyphens, '-').trim()
}

/** Checks a phone number: 6 to 30 digits, hyphens, pluses, spaces and parentheses. */
export function isPhone(text: string): boolean {
  return text.length >= minPhoneLength && text.length <= maxPhoneLength && phone.test(text)
}
