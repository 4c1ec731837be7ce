import { withoutAccents } from './fold.ts'

/**
 * Transcribes Greek to lower-case Latin letters by ELOT 743, the standard of passports and road signs (ISO 843:1997,
 * type 2). Other letters lose their accents.
 *
 * @example transcribe('Εύκολες μπλούζες') // 'efkoles blouzes'
 */
export function transcribe(text: string): string {
  const letters = [...text.normalize('NFKC').toLocaleLowerCase('el')]
  let latin = ''
  for (let i = 0; i < letters.length; ) {
    const pair = pairAt(letters, i)
    latin += pair ?? letterOf(letters[i] ?? '')
    i += pair === undefined ? 1 : 2
  }
  return latin
}

/**
 * Makes the slug of a text: lower-case Latin letters, digits and single hyphens, cut between words. Empty for a text
 * without letters and digits that have a Latin form.
 *
 * @example slugOf('Κούπα «Αθήνα» 330 ml') // 'koupa-athina-330-ml'
 */
export function slugOf(text: string, maxLength = 80): string {
  const words = transcribe(text)
    .replaceAll(/['’ʼ]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = (words.shift() ?? '').slice(0, maxLength)
  for (const word of words) {
    if (slug.length + 1 + word.length > maxLength) break
    slug += `-${word}`
  }
  return slug
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

const vowels = 'αεηιουω'
const voiced = 'βγδζλμνρ'

/** Returns the transcription of two letters that differs from that of each alone. */
function pairAt(letters: readonly string[], at: number): string | undefined {
  const [first = '', second = ''] = [letters[at], letters[at + 1]]
  const before = withoutAccents(letters[at - 1] ?? '')
  const after = withoutAccents(letters[at + 2] ?? '')
  switch (first + second) {
    case 'γγ':
      return 'ng'
    case 'γξ':
      return 'nx'
    case 'γχ':
      return 'nch'
    case 'μπ':
      return isLetter(before) ? 'mp' : 'b'
    case 'ου':
    case 'ού':
      return 'ou'
    // With an accent on the first letter (άυλος) or a dialytika they are two vowels, transcribed one by one.
    case 'αυ':
    case 'αύ':
    case 'ευ':
    case 'εύ':
    case 'ηυ':
    case 'ηύ':
      return letterOf(first) + (after !== '' && (vowels + voiced).includes(after) ? 'v' : 'f')
    default:
      return undefined
  }
}

function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character)
}

function letterOf(letter: string): string {
  const base = withoutAccents(letter)
  return latinOf[base] ?? base
}

const latinOf: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
}
