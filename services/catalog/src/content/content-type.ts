import { isDeepStrictEqual } from 'node:util'
import { invalidField, type Static, Type } from '@stampa/service-kit'
import type { Sorting, SortKey } from '@stampa/service-kit/listing'
import type { FileRule } from '@stampa/service-kit/media'
import { type Language, languageField, wordsField } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import type { Author } from './audit.ts'
import {
  type Columns,
  type Images,
  optionalTime,
  recordVersion,
  schemasOf,
  showRow,
  storedValues,
  time,
  type Values,
} from './columns.ts'
import { scheduleInput, slugInput } from './schema.ts'
import {
  hasNames,
  outdatedOf,
  type StoredTranslations,
  showInLanguage,
  translatedFields,
  translationsOf,
} from './translations.ts'

/** Values that every row has. */
export type ContentRow = {
  id: string
  /** Increases by one with every change. */
  version: number
  updatedAt: Date
  /** Time of deletion; null while the record is in use. */
  deleted_at: Date | null
  deleted_by: string | null
  /** Set for kinds with a page of their own; null in a row of an older release until housekeeping adds it. */
  slug?: string | null
  /** For kinds with texts that visitors read. */
  translations?: StoredTranslations
}

/** Fields at the end of every response to administrators. */
const recordColumns = {
  version: recordVersion('Grows with every change; the number in `ETag`'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
}

const outdatedTranslations = Type.Array(Type.String(), {
  description: 'Fields whose Greek text has changed since its English one was written or confirmed',
})

/** Columns of the publication time, for `adminColumns`. */
export const schedule = {
  publishAt: optionalTime('publish_at', 'Not before; null for at once'),
  unpublishAt: optionalTime('unpublish_at', 'No longer from then on; null for never'),
}

/** The columns that decide whether visitors see a row. */
export interface Visibility {
  table: string
  /** Boolean column that must be true for visitors to see a record. */
  flag?: 'active' | 'published'
  /** Whether `publish_at` and `unpublish_at` limit the visibility. */
  scheduled?: boolean
}

/** Properties of a kind that its declaration and its {@link ContentType} share. */
interface Kind<Row extends ContentRow> extends Visibility {
  /** Names the schemas: `PublicFaq`, `AdminFaq`. */
  schemas: string
  /** Key in the audit and slug tables; never to be renamed. */
  kind: string
  /** Used in messages: '<label> not found'. */
  label: string
  /** Path of the administrators' list, as the specification calls it; empty for kinds without a public one. */
  list: '/all' | '/admin' | ''
  /** Further columns to write when records are switched on; SQL over the row before the update. */
  columnsOnActivation?: (db: Knex) => Record<string, Knex.Raw>
  /** Field that the slug is made from, for kinds with a page of their own. */
  slugFrom?: 'title' | 'name'
  /** Sort of the public list, and the default of the administrators' list. */
  standardSort: string
  /** Additional query parameters of the administrators' list. */
  filters?: {
    query: Record<string, Type.TSchema>
    apply(query: Knex.QueryBuilder, values: Record<string, unknown>): void
  }
  /** Rules of the files that a form carries, by field; for kinds with multipart bodies. */
  form?: Record<string, FileRule>
  /** Rules of uploaded images that a JSON body names, by field; the upload call applies that of `image`. */
  uploads?: { image: FileRule; favicon?: FileRule }
  /** Fields of a new record that no call sets or changes: its words are a customer's. No call makes a record. */
  given?: readonly string[]
  /** SQL of the text that the administrators' list searches. @default the table's column `search` */
  searched?: string
  /** Returns why a record cannot be deleted, if it cannot. */
  kept?(row: Row): string | undefined
  /** Returns the record's name in the trash. */
  name(row: Row): string
}

/** Describes a kind of content to the code that all kinds share. */
export interface ContentType<Row extends ContentRow = ContentRow> extends Kind<Row> {
  columns: Columns
  /** Columns that only administrators see. */
  adminColumns: Columns
  sorting: Sorting<Row>
  /** Schema of {@link toPublic}'s result. */
  public: Type.TObject
  /** @param language of the texts; by default Greek, of which the answer says nothing */
  toPublic(row: Row, language?: Language): Record<string, unknown>
  /** Schema of {@link toAdmin}'s result. */
  admin: Type.TObject
  /** Returns the administrator view, which the audit compares. */
  toAdmin(row: Row): Record<string, unknown>
  /** Body schemas of writes; every body valid for `create` is valid for `change`. */
  create: Type.TObject
  change: Type.TObject
  /**
   * Returns the values that a write stores.
   *
   * @param before the current record; undefined for a new one
   * @throws Problem 400 as the columns do, or when the publication ends before it begins
   */
  toDraft(input: object, images: Images, before?: Row): Draft
}

/** Values of a write, with rows of other tables. */
export interface Draft {
  /** Values by column; `undefined` keeps the current value. */
  columns: Record<string, unknown>
  /** Slug chosen by an administrator. */
  slug?: string | undefined
  also?: ((tx: Knex.Transaction, id: string) => Promise<void>) | undefined
  /** Changes other records after the transaction, which locks none of them. */
  followUp?: ((db: Knex, author: Author) => Promise<void>) | undefined
}

interface Declaration<
  C extends Columns,
  A extends Columns,
  B extends Type.TProperties,
  Row extends ContentRow,
> extends Omit<Kind<Row>, 'scheduled'> {
  /** Columns that everybody sees. */
  columns: C
  /** Columns that only administrators see. */
  adminColumns?: A
  /** Sort keys of the administrators' list, by field. */
  sorts: { [Field in keyof (C & A) | 'createdAt']?: Sort }
  /** Body of a new record, in the order of the checks. A change keeps the images that it leaves out. */
  body: B
  /** Returns further values of a write. @param stored values of the columns */
  besides?(
    input: Static<Type.TObject<B>>,
    before: Row | undefined,
    stored: Readonly<Record<string, unknown>>,
  ): Partial<Draft>
}

export type RowOf<C extends Columns, A extends Columns> = ContentRow & Values<C> & Values<A>

/** Makes the description of a kind from its declaration. */
export function contentType<
  const C extends Columns,
  const B extends Type.TProperties,
  const A extends Columns = Record<never, never>,
>(declaration: Declaration<C, A, B, RowOf<C, A>>): ContentType<RowOf<C, A>> & { body: B } {
  const { columns, adminColumns: own, sorts, body, besides, ...kind } = declaration
  const { schemas, table, slugFrom, form, uploads, given = [] } = kind
  const hasTexts = translatedFields(columns).length > 0
  const translated = hasTexts && translationsOf(columns, body, schemas)
  const adminColumns: Columns = {
    ...own,
    ...(translated && { translations: translated.column }),
    ...recordColumns,
  }
  const all: Columns = { ...columns, ...adminColumns }
  const scheduled = 'publishAt' in all
  const full: Type.TProperties = {
    ...body,
    ...(slugFrom && { slug: slugInput }),
    ...(scheduled && scheduleInput),
    ...(translated && { translations: Type.Optional(translated.schema) }),
  }
  const images = Object.keys({ ...form, ...uploads }).map(field => [
    field,
    Type.Optional(full[field] ?? Type.Never()),
  ])
  const publicFields = {
    _id: Type.String(),
    ...(slugFrom && { slug: Type.String() }),
    ...schemasOf(columns),
  }
  const toPublic = (row: RowOf<C, A>, language?: Language) => ({
    _id: row.id,
    ...(slugFrom && { slug: row.slug ?? row.id }),
    ...showInLanguage(columns, row, language),
  })

  const changed = Object.fromEntries(
    Object.entries<Type.TSchema>({ ...full, ...Object.fromEntries(images) }).filter(
      ([field]) => !given.includes(field),
    ),
  )
  const isSame = isDeepStrictEqual(Type.Object(full), Type.Object(changed))
  // The document states a body once that creating and changing share.
  const named = isSame ? { $id: schemas } : {}

  return {
    ...kind,
    body,
    columns,
    adminColumns,
    scheduled,
    sorting: {
      id: `${table}.id`,
      keys: Object.fromEntries(
        Object.entries<Sort | undefined>(sorts).map(([field, sort = byColumn]) => [
          field,
          sort(`${table}."${all[field]?.name ?? field}"`, field, table),
        ]),
      ),
    },
    public: Type.Object(
      { ...publicFields, ...languageField, ...(hasNames(columns) && wordsField) },
      { $id: `Public${schemas}` },
    ),
    toPublic,
    admin: Type.Object(
      {
        ...publicFields,
        ...schemasOf(adminColumns),
        ...(translated && { outdatedTranslations }),
      },
      { $id: `Admin${schemas}` },
    ),
    toAdmin: row => ({
      ...toPublic(row),
      ...showRow(adminColumns, row),
      ...(translated && { outdatedTranslations: outdatedOf(row) }),
    }),
    create: Type.Object(full, named),
    change: Type.Object(changed, named),
    toDraft(input, images, before) {
      const sent = input as Static<Type.TObject<B>> & { slug?: string }
      const stored = storedValues(all, { input: { ...input }, images }, before)
      if (scheduled) checkSchedule(stored, before)
      const { columns, ...rest } = besides?.(sent, before, stored) ?? {}
      return { ...rest, columns: { ...stored, ...columns }, slug: sent.slug }
    },
  }
}

/** @throws Problem 400 when the publication ends before it begins */
function checkSchedule(
  { publish_at, unpublish_at }: Record<string, unknown>,
  before: Readonly<Record<string, unknown>> | undefined,
): void {
  const begin = publish_at === undefined ? before?.publishAt : publish_at
  const end = unpublish_at === undefined ? before?.unpublishAt : unpublish_at
  if (!(begin instanceof Date && end instanceof Date) || end > begin) return
  throw invalidField('unpublishAt', 'It must end after it begins')
}

/** Makes the sort key of a field. @param column qualified */
type Sort = (column: string, field: string, table: string) => SortKey<Record<string, unknown>>

/** Sorts by a column in its own order. */
export const byColumn: Sort = (column, field) => ({
  expression: column,
  value: row => row[field] as string | number | boolean,
  direction: 'asc',
})

/** Sorts by creation: version 7 ids grow with time. */
export const byCreation: Sort = (_column, _field, table) => byColumn(`${table}.id`, 'id', table)

/** Sorts by a text in Greek dictionary order. */
export const inGreekOrder: Sort = (column, field, table) =>
  byColumn(`${column} collate "el-x-icu"`, field, table)

/** Sorts by the first 200 characters: an index cannot hold a long text. */
export const byFirstCharacters: Sort = (column, field, table) => ({
  ...inGreekOrder(`left(${column}, 200)`, field, table),
  value: row => Array.from(String(row[field])).slice(0, 200).join(''),
})

/**
 * Sorts by the administrators' order, newest first where it is equal. The negative expression lets
 * one index serve both directions.
 */
export const byOrder: Sort = (column, field) => ({
  expression: `-${column}`,
  value: row => -Number(row[field]),
  direction: 'desc',
})

/**
 * Returns the SQL condition for rows that visitors may see now: not in the trash, switched on and
 * within the publication time. The only definition of visibility.
 *
 * @param alias of the table in the query
 */
export function visible({ table, flag, scheduled }: Visibility, alias = table): string {
  return [
    `${alias}.deleted_at is null`,
    flag && `${alias}.${flag}`,
    scheduled && `(${alias}.publish_at is null or ${alias}.publish_at <= now())`,
    scheduled && `(${alias}.unpublish_at is null or ${alias}.unpublish_at > now())`,
  ]
    .filter(Boolean)
    .join(' and ')
}
