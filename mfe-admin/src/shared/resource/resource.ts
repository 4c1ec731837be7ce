import { type BodyRules, catalogRules } from '@stampa/api'
import type { Language, Messages, RemoteRoute } from '@stampa/platform'
import type { ComponentType } from 'react'
import { type Kind, loadRecords, type RecordBody, type RecordOf } from '../calls/content-calls.ts'
import { type Rules, rulesOf } from '../form/rules.ts'
import type { FormValues } from '../form/values.ts'
import {
  bodyOf,
  type Choice,
  type Field,
  type FieldOf,
  imageRulesOf,
  type Label,
  translated,
  valuesOf,
} from './field-kinds.ts'

export interface Entity {
  _id: string
  /** Increases with every change. */
  version: number
}

export interface ResourceData {
  rows: Entity[]
  /** All rows of a long list, of which `rows` are the first. */
  all?: Promise<Entity[]> | undefined
  /** Records to choose from, by the name of the field. */
  choices?: Readonly<Record<string, readonly Choice[]>>
}

export interface Words {
  /** Heading of the list and entry of the sidebar: 'Products'. */
  title: string
  /** Singular inside a sentence: 'product'. */
  noun: string
  /** Plural inside a sentence: 'products'. */
  many: string
  /** 'New product'. */
  fresh: string
  /** Object of a sentence: 'this product'. */
  this: string
}

/** The specification's texts for failed calls, in English. Null: the failure is logged and not shown. */
interface Failures {
  /** @default 'Failed to fetch products' */
  load: string
  /** @default 'Failed to save product' */
  save: string | null
  /** @default 'Failed to delete product' */
  remove: string | null
}

/** A column of the list that shows no field, but a text, a number or the day of a time. */
export type ExtraColumn<Row> = { id: string; label: Label } & (
  | { text(row: Row, language: Language): string }
  | { number(row: Row): number }
  | { time(row: Row): string }
)

interface Declaration {
  /** Last part of its address: `banners` is at /admin/banners. @default its kind */
  id?: string
  words: Messages<Words>
  /** Entry of the command palette for a new record. @default words.fresh */
  command?: Label
  failures?: Partial<Failures>
  /** Nobody adds a record in the back office. */
  isGiven?: true
  /** Loads the list. @default all records @throws ApiError with the specification's text */
  load?: () => Promise<ResourceData>
  /** Imports the module of the screen in a chunk named after the id. */
  page: () => Promise<{ Page: ComponentType<{ resource: Resource }> }>
  routes?: RemoteRoute[]
}

interface RecordTexts<Row> {
  /** Returns the name of a record for messages. */
  nameOf(row: Row): string
  /** Returns what distinguishes records of equal names in the command palette. */
  detailOf?(row: Row): string
  /** Returns the text that the list searches. @default the fields that are texts */
  searchText?(row: Row): string
  /** Returns the public address of an active record. */
  publicPath?(row: Row): string
  /** Returns the effect of a deletion on other records, for the confirmation. */
  consequenceOf?(row: Row): Pick<Label, 'el' | 'en'> | undefined
}

/** A content type of the back office. Its list, form, rules and calls follow from its fields. */
export interface Resource extends Declaration, RecordTexts<Entity> {
  id: string
  /** Name in the service's interface: `banner` is at /api/banner. */
  kind: Kind
  failures: Failures
  load: () => Promise<ResourceData>
  fields: readonly Field[]
  columns: readonly (string | ExtraColumn<Entity>)[]
  rules: Rules
  /** Whether visitors see a record. @default they see all */
  isOn?: (row: Entity) => boolean
  /** Administrators put the records in order. */
  ordered: boolean
  /** Returns the form's values for a record, without files; without a record, those of a new one. */
  toValues: (row: Entity | undefined) => FormValues
  /** Returns the form's values for a new record, which comes after the others. */
  newValues: (rows: readonly Entity[]) => FormValues
  /** Returns the request body for the form's values, whose texts are trimmed. May upload images first. */
  toBody: (values: FormValues) => Promise<object>
}

type AnyFieldOf<K extends Kind> = FieldOf<string, RecordOf<K>, Partial<RecordBody<K>>>

/** The body that fields make together. */
type BodyOf<F> = (
  F extends FieldOf<string, never, infer Body>
    ? (body: Body) => void
    : never
) extends (body: infer Whole) => void
  ? Whole
  : never

/** Refuses fields whose body lacks a field of the service's body, or has one that the service does not know. */
type Complete<K extends Kind, Body> = [Body, keyof Body] extends [
  RecordBody<K>,
  keyof RecordBody<K>,
]
  ? unknown
  : {
      fields: {
        differ: Exclude<keyof RecordBody<K>, keyof Body> | Exclude<keyof Body, keyof RecordBody<K>>
      }
    }

interface Source<K extends Kind, Fields extends readonly AnyFieldOf<K>[]>
  extends Declaration,
    RecordTexts<RecordOf<K>> {
  kind: K
  /** In the order of the form. */
  fields: Fields
  /** Names of fields, and columns that show none. */
  columns: readonly (Fields[number]['name'] | ExtraColumn<RecordOf<K>>)[]
}

/** Declares a content type. Its fields must match the service's records and request bodies. */
export function resource<K extends Kind, const Fields extends readonly AnyFieldOf<K>[]>(
  source: Source<K, Fields> & Complete<K, BodyOf<Fields[number]>>,
): Resource {
  const { kind, words } = source
  const failures = {
    load: `Failed to fetch ${words.many.en}`,
    save: `Failed to save ${words.noun.en}`,
    remove: `Failed to delete ${words.noun.en}`,
    ...source.failures,
  }
  const body: BodyRules = catalogRules[`/api/${kind}`]
  const fields = translated<Field>(source.fields, body.translations?.fields ?? []).map(field =>
    body[field.name]?.required ? { ...field, required: true as const } : field,
  )
  const ordered = fields.some(({ name }) => name === 'order')
  const toValues = (row: Entity | undefined) => valuesOf(fields, row)
  const visibility = fields.find(({ input }) => input.kind === 'switch')
  return {
    id: kind,
    load: () => loadRecords(kind, failures.load),
    ...source,
    failures,
    fields,
    rules: {
      ...rulesOf(body, imageRulesOf(fields)),
      ...Object.fromEntries(fields.flatMap(({ name, check }) => (check ? [[name, check]] : []))),
    },
    ...(visibility && { isOn: row => visibility.toValues(row)[visibility.name] }),
    ordered,
    toValues,
    newValues: rows => ({
      ...toValues(undefined),
      ...(ordered && {
        order: rows.reduce((last, row) => Math.max(last, toValues(row).order + 1), 0),
      }),
    }),
    toBody: values => bodyOf(fields, values, { kind, fallback: failures.save ?? 'Failed to save' }),
  }
}

/** Addresses of a list and of its dialogs. */
export function pathsOf({ id }: { id: string }) {
  const list = `/admin/${id}`
  return {
    list,
    new: `${list}/new`,
    trash: `${list}/trash`,
    edit: (id: string) => `${list}/edit/${id}`,
    history: (id: string) => `${list}/history/${id}`,
  }
}
