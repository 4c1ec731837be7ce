import { fold } from '@stampa/rules/fold'

/** Returns whether every word of `query` occurs in `text`, in any order, case and accentuation. */
export function matches(text: string, query: string): boolean {
  return matcher(query)(fold(text))
}

/** Returns {@link matches} of one query for texts that are already folded. */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/)
  return folded => words.every(word => folded.includes(word))
}
