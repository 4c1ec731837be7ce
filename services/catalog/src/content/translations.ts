import { createHash } from 'node:crypto'
import { Type } from '@stampa/service-kit'
import {
  type Language,
  storedTranslations,
  type Translations,
  translationsSchema,
  wordsOf,
} from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { type Columns, column, showRow } from './columns.ts'

/** Translations of a record of the catalog. */
export interface StoredTranslations extends Translations {
  /** Hash of the Greek text that each English one was written for. Administrators see {@link outdatedOf} instead. */
  sources?: Partial<Record<string, string>>
}

/** Returns the row with its texts in a language; a text without a translation stays Greek. */
export function rowInLanguage<Row extends Readonly<Record<string, unknown>>>(
  columns: Columns,
  row: Row & { translations?: Translations },
  language: Language,
): Row {
  if (language === 'el') return row
  const { en = {}, words = {} } = row.translations ?? {}
  const values = Object.entries(columns).map(([field, { inEnglish }]) => {
    return [field, en[field] ?? (inEnglish ? inEnglish(row[field], words) : row[field])]
  })
  return { ...row, ...Object.fromEntries(values) }
}

/**
 * Returns the response fields of a row in a language; in another one than Greek also the language of its first text,
 * and the English names of its lists.
 */
export function showInLanguage(
  columns: Columns,
  row: Readonly<Record<string, unknown>> & { translations?: Translations },
  language: Language = 'el',
): Record<string, unknown> {
  if (language === 'el') return showRow(columns, row)
  const [mainText = ''] = translatedFields(columns)
  const { translations = {} } = row
  const shown = showRow(columns, rowInLanguage(columns, row, language))
  return {
    ...shown,
    language: translations.en?.[mainText] === undefined ? 'el' : language,
    ...(hasNames(columns) && wordsOf(shown, translations)),
  }
}

/** Returns the fields that may have translations, in the order of the response. */
export function translatedFields(columns: Columns): string[] {
  return Object.keys(columns).filter(field => columns[field]?.translated)
}

/** Returns whether a record has lists of names, which stay Greek in every language. */
export function hasNames(columns: Columns): boolean {
  return Object.values(columns).some(({ names }) => names)
}

function hashOf(text: unknown): string {
  return createHash('sha256').update(String(text)).digest('base64url')
}

/** Returns the fields whose Greek text has changed since its English one was written or confirmed. */
export function outdatedOf(
  row: Readonly<Record<string, unknown>> & { translations?: StoredTranslations },
) {
  const sources = Object.entries(row.translations?.sources ?? {})
  return sources.flatMap(([field, source]) => (hashOf(row[field]) === source ? [] : field))
}

/**
 * Returns the column of a record's translations and their schema in a body. A write replaces them all.
 *
 * @param body schemas of a write, whose maximum lengths apply to the translations as well
 */
export function translationsOf(columns: Columns, body: Type.TProperties, schemas: string) {
  const lengths = translatedFields(columns).map(field => {
    const { maxLength } = body[field] as { maxLength?: number }
    if (maxLength === undefined) throw new Error(`the body of ${schemas} has no bound for ${field}`)
    return [field, maxLength]
  })
  const { properties } = translationsSchema(Object.fromEntries(lengths), schemas)
  const schema = Type.Object(
    {
      ...properties,
      confirmed: Type.Optional(
        Type.Boolean({ description: 'In a body: unchanged English texts match the Greek ones' }),
      ),
    },
    { $id: `${schemas}Translations`, description: 'English texts; one that is missing is Greek' },
  )
  const own = column<StoredTranslations>(schema, {
    show: (field, { sources: _sources, ...texts }) => ({ [field]: texts }),
    store(field, write, before, row = {}) {
      const sent = write.input[field] as (Translations & { confirmed?: boolean }) | undefined
      const { en, words } = storedTranslations(sent ?? before ?? {})
      if (!sent && !en) return undefined
      const sources = Object.entries(en ?? {}).map(([name, text]) => {
        const isKept = before?.en?.[name] === text && !sent?.confirmed
        const greek = columns[name]?.store(name, write, row[name], row) ?? row[name]
        // Rows of earlier releases have no hashes.
        const source = isKept ? (before?.sources?.[name] ?? hashOf(row[name])) : hashOf(greek)
        return [name, source]
      })
      return JSON.stringify({
        ...(en && { en, sources: Object.fromEntries(sources) }),
        ...(words && { words }),
      })
    },
  })
  return { schema, column: own }
}

/** Greek letters, without which a word is the same in English. */
const greekLetters = '[\u0370-\u03ff\u1f00-\u1fff]'

const altPaths = { one: '$.alt', list: '$[*].alt' }

/** Restricts a query to records with a text or a word that has no translation. */
export function whereUntranslated(
  query: Knex.QueryBuilder,
  { table, columns }: { table: string; columns: Columns },
  language: 'en',
): void {
  query.where(any => {
    for (const [field, { name = field, translated, names, images }] of Object.entries(columns)) {
      if (translated) {
        any.orWhereRaw(
          `(${table}.${name} <> '' and ${table}.translations->'${language}'->>'${field}' is null)`,
        )
      }
      const path = names ?? (images && altPaths[images])
      if (path) {
        any.orWhereRaw(
          `exists (select from jsonb_path_query(to_jsonb(${table}.${name}), '${path}') w(word)
            where word #>> '{}' ~ '${greekLetters}' and ${table}.translations->'words'->(word #>> '{}') is null)`,
        )
      }
    }
  })
}
