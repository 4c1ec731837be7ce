/** A word that is searched for, as the database understands it. */
export interface Term {
  /** How it sounds, without its ending: letters and digits. */
  stem: string
  /** Whether any text has, or had, a word that begins so. */
  known: boolean
  /** Stems that differ by one letter, the likeliest first. */
  corrections: string[]
}

/** What a row must have to be found, and what counts more. */
export interface SearchQuery {
  /** `tsquery` of the rows that are found. */
  matching: string
  /** `tsquery` that a row's rank is made by: the words themselves count beside their like. */
  ranking: string
  /** The beginnings of the stems that were found … */
  prefixes: string[]
  /** … and the whole stems beside these. */
  stems: string[]
}

/** Finds what has all the words, or any: as they are, as the beginning of longer ones, or corrected. */
export function queryOf(terms: Term[], need: 'all' | 'any'): SearchQuery {
  const asked = terms.filter(isAsked)
  const corrected = terms.filter(term => !isAsked(term))
  const alternatives = terms.map(term =>
    isAsked(term)
      ? `'${term.stem}':*`
      : `(${term.corrections.map(stem => `'${stem}'`).join(' | ')})`,
  )
  return {
    matching: alternatives.join(need === 'all' ? ' & ' : ' | '),
    ranking: [...asked.map(({ stem }) => `'${stem}'`), ...alternatives].join(' | '),
    prefixes: asked.map(({ stem }) => stem),
    stems: corrected.flatMap(({ corrections }) => corrections),
  }
}

/** A word that is known is not corrected; nor is one that is like no other. */
function isAsked({ known, corrections }: Term): boolean {
  return known || corrections.length === 0
}
