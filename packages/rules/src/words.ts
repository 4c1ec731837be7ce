/** English names by the Greek ones of a record, such as those of its colours, and its alternative texts. */
export type Words = Readonly<Record<string, string>>

/** Returns a name in English, or as it is without a translation. */
export function wordIn(words: Words | undefined, name: string): string {
  return (words && Object.hasOwn(words, name) && words[name]) || name
}
