export interface Family {
  name: string
  /** File name stem. */
  slug: string
  /** Package with the original files. */
  source: string
  /** `wght` axis of the subset: a range, or one value for a static font. */
  weight: number | { min: number; max: number; default: number }
  /** Weights of the installed fonts that replace it until the file arrives. */
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

/** A file of some characters; a browser fetches only those whose characters a page contains. */
export interface Subset {
  /** Part of the file name. */
  slug: string
  /** Original file that it is cut from. */
  from: 'greek' | 'latin'
  /** Its characters, as the `unicode-range` descriptor. */
  range: string
}

export const subsets: readonly Subset[] = [
  {
    slug: 'greek',
    from: 'greek',
    // Monotonic Greek with its accents, without the archaic and mathematical letters.
    range: 'U+37e, U+384-38a, U+38c, U+38e-3a1, U+3a3-3ce',
  },
  {
    slug: 'latin',
    from: 'latin',
    // Letters, digits, and the punctuation and signs of the shop's own texts and prices.
    range:
      'U+20-22, U+25-3b, U+3d, U+3f-5a, U+61-7a, U+a0, U+a9, U+ab, U+b0, U+b2-b3, U+b7, U+bb, U+d7, U+2013-2014, U+2019, U+2026, U+20ac',
  },
  {
    slug: 'latin-rare',
    from: 'latin',
    // Western European names and the other signs; rare, so kept out of the file that every page needs.
    range:
      'U+23-24, U+3c, U+3e, U+5b-60, U+7b-7e, U+ae, U+b1, U+c0-d6, U+d8-f6, U+f8-ff, U+152-153, U+2018, U+201c-201e, U+2022, U+2122, U+2212',
  },
]
