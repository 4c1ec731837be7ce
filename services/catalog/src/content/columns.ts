import type { Words } from '@stampa/rules/words'
import { Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import {
  assetSchema,
  type ImageUse,
  imageAsset,
  imageUrl,
  imageUrlSchema,
  imageUse,
  inEnglishUse,
  nullableAssetSchema,
  requiredImageUrlSchema,
  type UseInput,
} from '../images.ts'

/**
 * Images of a write by field: null removes one, a missing field keeps it. `existingImages` are those of the library that
 * the body names under this name.
 */
export type Images = Partial<Record<string, ImageUse | ImageUse[] | null>>

/** Validated body of a write, and its images. */
interface Write {
  input: Record<string, unknown>
  images: Images
}

/** How a field of a record is stored, shown in responses and set by a write. */
export interface Column<Stored = unknown> {
  /** Name in the table, where it differs from the field's. */
  name?: string | undefined
  /** Returns SQL of a computed value. `visible`: restricted to what visitors may see. */
  sql?(db: Knex, visible: boolean): Knex.Raw
  /** Whether it holds an image or a list of images. */
  images?: 'one' | 'list'
  /** Whether it is a text that visitors read, which `translations` of the record may hold in English. */
  translated?: boolean | undefined
  /** JSON path of the names in a list, which `words` of the record may hold in English. */
  names?: string
  /** Returns the value in English, for values whose texts are not its own. */
  inEnglish?(stored: Stored, words: Words): Stored
  /** Returns the schemas of the response fields. */
  schema(field: string): Type.TProperties
  /** Returns the response fields. */
  show(field: string, stored: Stored): Record<string, unknown>
  /** Returns the value to store; `undefined` keeps the current value. @param row with the current values */
  store(
    field: string,
    write: Write,
    before: Stored | undefined,
    row?: Readonly<Record<string, unknown>>,
  ): unknown
}

/** Columns by field, in the order of the response. */
export type Columns = Record<string, Column>

/** Values of a row by field. */
export type Values<C extends Columns> = {
  [Field in keyof C]: C[Field] extends Column<infer Stored> ? Stored : never
}

/** A column whose value is shown as it is stored. Texts of a write are trimmed. */
export function column<Stored>(
  schema: Type.TSchema,
  own: Partial<Column<Stored>> = {},
): Column<Stored> {
  return {
    schema: field => ({ [field]: schema }),
    show: (field, stored) => ({ [field]: stored }),
    store: (field, { input }) => {
      const value = input[field]
      return typeof value === 'string' ? value.trim() : value
    },
    ...own,
  }
}

export const boolean = column<boolean>(Type.Boolean())
export const integer = column<number>(Type.Integer())

interface TextOptions {
  name?: string
  description?: string
  translated?: boolean
}

export function text({ name, translated, ...schema }: TextOptions = {}) {
  return column<string>(Type.String(schema), { name, translated })
}

/** The number of a record's version, which no body sets. */
export function recordVersion(description: string): Column<number> {
  return column<number>(Type.Integer({ description }), { store: () => undefined })
}

/** A time that no body sets. */
export function time(name: string, options: { description?: string } = {}): Column<Date> {
  return column<Date>(Type.String({ format: 'date-time', ...options }), {
    name,
    show: (field, stored) => ({ [field]: stored.toISOString() }),
    store: () => undefined,
  })
}

/** A time or null; an empty text of a form is null. */
export function optionalTime(name: string, description: string): Column<Date | null> {
  const schema = nullable(Type.String({ format: 'date-time' }), description)
  return column<Date | null>(schema, {
    name,
    show: (field, stored) => ({ [field]: stored?.toISOString() ?? null }),
    store: (field, { input }) => {
      const value = input[field]
      if (value === undefined) return undefined
      return typeof value === 'string' && value !== '' ? new Date(value) : null
    },
  })
}

export const image = (name?: string) =>
  imageColumn<ImageUse>(requiredImageUrlSchema, assetSchema, name)

export const optionalImage = (name?: string) =>
  imageColumn<ImageUse | null>(imageUrlSchema, nullableAssetSchema, name)

/**
 * An image, shown as `<field>` and `<field>Asset`. A body sets its text and focal point by `<field>Alt` and
 * `<field>Focus`, and `remove<Field>` removes it, since a form cannot send null.
 */
function imageColumn<Stored extends ImageUse | null>(
  url: Type.TSchema,
  asset: Type.TSchema,
  name: string | undefined,
): Column<Stored> {
  return {
    name,
    images: 'one',
    inEnglish: (image, words) => image && inEnglishUse(image, words),
    schema: field => ({ [field]: url, [`${field}Asset`]: asset }),
    show: (field, stored) => ({
      [field]: stored && imageUrl(stored),
      [`${field}Asset`]: stored && imageAsset(stored),
    }),
    store: (field, { input, images }, before) => {
      const [sent] = [images[field]].flat()
      const removed = input[`remove${field.charAt(0).toUpperCase()}${field.slice(1)}`] === true
      const use = { alt: input[`${field}Alt`], focus: input[`${field}Focus`] } as UseInput
      return imageUse(sent ?? (removed ? null : sent), use, before)
    },
  }
}

/** Returns the schemas of the response fields. */
export function schemasOf(columns: Columns): Type.TProperties {
  const schemas = Object.entries(columns).map(([field, { schema }]) => schema(field))
  return Object.assign({}, ...schemas)
}

/** Returns the response fields of a row. */
export function showRow(
  columns: Columns,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const view = {}
  for (const [field, { show }] of Object.entries(columns)) {
    Object.assign(view, show(field, row[field]))
  }
  return view
}

/** Returns the values that a write stores, by column. */
export function storedValues(
  columns: Columns,
  write: Write,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, { sql }]) => !sql)
      .map(([field, { name = field, store }]) => [
        name,
        store(field, write, before?.[field], before),
      ]),
  )
}

/** Returns the stored columns as a select list that names them by field. */
export function selectList(table: string, columns: Columns): string[] {
  return Object.entries(columns)
    .filter(([, { sql }]) => !sql)
    .map(([field, { name = field }]) => `${table}.${name} as ${field}`)
}
