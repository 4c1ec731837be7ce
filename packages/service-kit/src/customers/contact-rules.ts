/** Longest address that a mail server takes (RFC 5321, section 4.5.3.1.3). */
export const maxEmailLength = 254

/**
 * Whether a text looks like an e-mail address: one `@`, something before it, a name with a dot after
 * it, and nothing that could end or split a mail header. Greek letters are letters.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= maxEmailLength &&
    /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      text,
    )
  )
}

export const minPhoneLength = 6

/** At least six characters, each a digit, hyphen, plus, space or parenthesis: public site, section 5. */
export function isPhone(text: string): boolean {
  return text.length >= minPhoneLength && /^[\d\-+ ()]+$/.test(text)
}

/**
 * A text of one line as it is kept: without line breaks or other control characters, which a mail
 * header or a spreadsheet would obey, and without space around it.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
