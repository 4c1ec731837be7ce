import { createHash } from 'node:crypto'
import { Type } from '@stampa/service-kit'
import type { Knex } from 'knex'
import { type Columns, column, showRow } from './columns.ts'
import type { Language } from './schema.ts'

/** Texts of a record in other languages than Greek, by API field. Without empty texts. */
export interface Translations {
  en?: Partial<Record<string, string>>
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
  const texts = row.translations?.[language] ?? {}
  const values = Object.entries(columns).map(([field, { inEnglish }]) => {
    return [field, texts[field] ?? (inEnglish ? inEnglish(row[field]) : row[field])]
  })
  return { ...row, ...Object.fromEntries(values) }
}

/** Returns the response fields of a row in a language, and in another one than Greek the language of its first text. */
export function showInLanguage(
  columns: Columns,
  row: Readonly<Record<string, unknown>> & { translations?: Translations },
  language: Language = 'el',
): Record<string, unknown> {
  if (language === 'el') return showRow(columns, row)
  const [mainText = ''] = translatedFields(columns)
  const isTranslated = row.translations?.[language]?.[mainText] !== undefined
  return {
    ...showRow(columns, rowInLanguage(columns, row, language)),
    language: isTranslated ? language : 'el',
  }
}

/** Returns the fields that may have translations, in the order of the response. */
export function translatedFields(columns: Columns): string[] {
  return Object.keys(columns).filter(field => columns[field]?.translated)
}

function hashOf(text: unknown): string {
  return createHash('sha256').update(String(text)).digest('base64url')
}

/** Returns the fields whose Greek text has changed since its English one was written or confirmed. */
export function outdatedOf(
  row: Readonly<Record<string, unknown>> & { translations?: Translations },
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
  const fields = translatedFields(columns)
  const texts = fields.map(field => {
    const { maxLength } = body[field] as { maxLength?: number }
    if (maxLength === undefined) throw new Error(`the body of ${schemas} has no bound for ${field}`)
    return [field, Type.Optional(Type.String({ maxLength }))]
  })
  const schema = Type.Object(
    {
      en: Type.Optional(Type.Object(Object.fromEntries(texts))),
      confirmed: Type.Optional(
        Type.Boolean({ description: 'In a body: unchanged English texts match the Greek ones' }),
      ),
    },
    { $id: `${schemas}Translations`, description: 'English texts; one that is missing is Greek' },
  )
  const own = column<Translations>(schema, {
    show: (field, { sources: _sources, ...texts }) => ({ [field]: texts }),
    store(field, write, before, row = {}) {
      const sent = write.input[field] as (Translations & { confirmed?: boolean }) | undefined
      const { en } = stored(sent ?? before ?? {})
      if (!en) return sent && '{}'
      const sources = Object.entries(en).map(([name, text]) => {
        const isKept = before?.en?.[name] === text && !sent?.confirmed
        const greek = columns[name]?.store(name, write, row[name], row) ?? row[name]
        // Rows of earlier releases have no hashes.
        const source = isKept ? (before?.sources?.[name] ?? hashOf(row[name])) : hashOf(greek)
        return [name, source]
      })
      return JSON.stringify({ en, sources: Object.fromEntries(sources) })
    },
  })

  /** Returns the texts as their own columns store them, without the empty ones. */
  function stored({ en = {} }: Translations): Translations {
    const write = { input: en, images: {} }
    const texts = fields
      .map(field => [field, columns[field]?.store(field, write, undefined)])
      .filter(([, text]) => text)
    return texts.length > 0 ? { en: Object.fromEntries(texts) } : {}
  }
  return { schema, column: own }
}

/** Restricts a query to records with a text that has no translation. */
export function whereUntranslated(
  query: Knex.QueryBuilder,
  { table, columns }: { table: string; columns: Columns },
  language: 'en',
): void {
  query.where(any => {
    for (const field of translatedFields(columns)) {
      const { name = field } = columns[field] ?? {}
      any.orWhereRaw(
        `(${table}.${name} <> '' and ${table}.translations->'${language}'->>'${field}' is null)`,
      )
    }
  })
}
