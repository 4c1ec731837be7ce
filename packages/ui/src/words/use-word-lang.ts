import { type Language, useContentLang } from '@stampa/platform'
import { type Words, wordIn } from '@stampa/rules/words'

/**
 * Returns the function that gives the `lang` attribute of a name: that of Greek where a page in English has no
 * translation of it.
 */
export function useWordLang(words: Words | undefined): (name: string) => Language | undefined {
  const lang = useContentLang()
  return name => (wordIn(words, name) === name ? lang : undefined)
}
