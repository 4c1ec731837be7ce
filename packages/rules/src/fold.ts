/** Removes the accents and dialytika of Greek and Latin letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
}

/**
 * Folds a text for comparison: removes accents and dialytika, lower-cases it and unifies sigma.
 *
 * @example fold('Προϊόντα ΚΑΦΈΣ') // 'προιοντα καφεσ'
 */
export function fold(text: string): string {
  return withoutAccents(text).toLowerCase().replaceAll('ς', 'σ')
}
