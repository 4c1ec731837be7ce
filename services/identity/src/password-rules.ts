import { readFileSync } from 'node:fs'

/** JSON schema of a password that is set, of any characters; {@link findWeakness} has the other rules. */
export const passwordLength = { minLength: 12, maxLength: 1024 }

/**
 * The 3,000 most common passwords of 12 characters and more, in lower case, from the ten million that Mark Burnett has
 * released to the public domain.
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split(/\s/),
)

/** Words that an attacker of this platform tries first; those of the e-mail address are added. */
const knownWords = ['stampa', 'στάμπα', 'στάμπα'.normalize('NFD'), 'password', 'admin']

/** Characters that a password must have beside the known words. */
const unknownLength = 8

/** Returns why a password is easily guessed, or undefined. @param email of its administrator */
export function findWeakness(password: string, email: string): string | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  if (common.has(text)) return 'This is one of the most common passwords. Choose another one'
  const address = email.toLowerCase()
  const [localPart = ''] = address.split('@')
  // The whole ones first: what is left of them without their longer words may be long enough.
  const rest = [address, localPart, ...knownWords, ...address.split(/[@.]/)]
    .filter(word => word.length > 3)
    .reduce((left, word) => left.replaceAll(word, ''), text)
  return [...rest].length < unknownLength
    ? 'The password is mostly made of the e-mail address or the name of the shop. Choose another one'
    : undefined
}
