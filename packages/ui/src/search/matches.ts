/**
 * Folds a text for comparison: removes accents and dialytika, lower-cases it and unifies sigma.
 *
 * @example fold('Προϊόντα ΚΑΦΈΣ') // 'προιοντα καφεσ'
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFD')
      // Accents of Greek and Latin letters; twice as fast as \p{Mn}.
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll('ς', 'σ')
  )
}

/** Returns whether every word of `query` occurs in `text`, in any order, case and accentuation. */
export function matches(text: string, query: string): boolean {
  return matcher(query)(fold(text))
}

/** Returns {@link matches} of one query for texts that are already folded. */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/)
  return folded => words.every(word => folded.includes(word))
}
