import type { Words } from '@stampa/rules/words'
import { Type } from 'typebox'

/** Languages of public reads. Records are written in the first one, Greek. */
const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]

/** Query of a public read. */
export const languageQuery = Type.Object({
  lang: Type.Optional(
    Type.Enum(languages, {
      description: 'Language of the texts; those without a translation are Greek. Default: el',
    }),
  ),
})

/** Response field of a record that is read in another language than Greek. */
export const languageField = {
  language: Type.Optional(
    Type.Enum(languages, {
      description: 'Of its first text. Only with `lang=en`',
    }),
  ),
}

/** Response field of a record with lists of names that stay Greek, because filters and orders refer to them. */
export const wordsField = {
  words: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'English names by the Greek ones in its lists. Only with `lang=en`',
    }),
  ),
}

/** Texts of a record in other languages than Greek, without empty ones. */
export interface Translations {
  /** By API field. */
  en?: Partial<Record<string, string>>
  /** Of names in lists and of alternative texts. */
  words?: Words
}

/** Longest word: an alternative text. */
const maxWordLength = 300
const maxWords = 500

/**
 * Returns the schema of a record's translations in a body.
 *
 * @param lengths maximum length of each text that may have a translation, by API field
 */
export function translationsSchema<const Field extends string>(
  lengths: Readonly<Record<Field, number>>,
  $id: string,
) {
  const texts = Object.entries<number>(lengths).map(([field, maxLength]) => {
    return [field, Type.Optional(Type.String({ maxLength }))]
  })
  const properties: Record<Field, Type.TOptional<Type.TString>> = Object.fromEntries(texts)
  const word = Type.String({ maxLength: maxWordLength })
  return Type.Object(
    {
      en: Type.Optional(Type.Object(properties)),
      words: Type.Optional(
        Type.Record(Type.String(), word, {
          maxProperties: maxWords,
          description: 'English by Greek: names in lists and alternative texts',
        }),
      ),
    },
    { $id, description: 'English texts; one that is missing is Greek' },
  )
}

/** Returns translations as they are stored: trimmed, without empty texts. */
export function storedTranslations({ en, words }: Translations): Translations {
  const texts = withoutEmpty(en)
  const known = withoutEmpty(words)
  return { ...(texts && { en: texts }), ...(known && { words: known }) }
}

function withoutEmpty(texts: Partial<Record<string, string>> = {}): Words | undefined {
  const entries = Object.entries(texts)
    .map(([key, text = '']): [string, string] => [key, text.trim()])
    .filter(([, text]) => text !== '')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Returns the words that occur in a response: a hidden price table must not be known by the names in it. */
export function wordsOf(response: object, { words = {} }: Translations): { words?: Words } {
  const json = JSON.stringify(response)
  const used = Object.entries(words).filter(([word]) => json.includes(JSON.stringify(word)))
  return used.length > 0 ? { words: Object.fromEntries(used) } : {}
}
