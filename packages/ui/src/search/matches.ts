/**
 * A text as it is compared in searches: without accents and dialytika, in small letters, and with
 * one form of sigma. `Προϊόντα ΚΑΦΈΣ` becomes `προιοντα καφεσ`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/** Whether every word of `query` occurs in `text`; accents, case and word order do not matter. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every(word => folded.includes(word))
}
