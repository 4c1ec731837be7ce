/**
 * The typefaces of the product, cut down to what it writes: Greek and Latin, the weights in use,
 * and nothing of the axes in between for headlines, which have one weight.
 */

export interface Family {
  name: string
  /** File name stem. */
  slug: string
  /** Package the original files come from. */
  source: string
  /** `wght` axis of the subset: a range, or one value for a static font. */
  weight: number | { min: number; max: number; default: number }
  /** Weight of each installed font that stands in until the file arrives. */
  fallbackWeights: FallbackWeight[]
}

export type FallbackWeight = 400 | 700

export const textFamily: Family = {
  name: 'Commissioner',
  slug: 'commissioner',
  source: '@fontsource-variable/commissioner',
  weight: { min: 400, max: 700, default: 400 },
  fallbackWeights: [400, 700],
}

export const families: readonly Family[] = [
  textFamily,
  {
    name: 'Sofia Sans Condensed',
    slug: 'sofia-sans-condensed',
    source: '@fontsource-variable/sofia-sans-condensed',
    weight: 700,
    fallbackWeights: [700],
  },
]

/** A file per script; a browser fetches only those whose characters a page contains. */
export interface Subset {
  /** Part of the file name. */
  slug: string
  /** Which of the original's files it is cut from. */
  from: 'greek' | 'latin'
  /** Inclusive ranges of code points. */
  ranges: readonly (readonly [first: number, last: number])[]
}

export const subsets: readonly Subset[] = [
  {
    slug: 'greek',
    from: 'greek',
    // Monotonic Greek with its accents, without the archaic and mathematical letters.
    ranges: [
      [0x37e, 0x37e],
      [0x384, 0x38a],
      [0x38c, 0x38c],
      [0x38e, 0x3a1],
      [0x3a3, 0x3ce],
    ],
  },
  {
    slug: 'latin',
    from: 'latin',
    // ASCII and the punctuation, signs and quotes of Greek and English typography.
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xae, 0xae],
      [0xb0, 0xb3],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    slug: 'latin-accents',
    from: 'latin',
    // Western European names; rare, so kept out of the file that every page needs.
    ranges: [
      [0xc0, 0xd6],
      [0xd8, 0xf6],
      [0xf8, 0xff],
      [0x152, 0x153],
    ],
  },
]
