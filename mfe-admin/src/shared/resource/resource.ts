import type { Messages } from '@stampa/platform'
import type { Kind } from '../calls/content-calls.ts'
import type { Rules } from '../form/rules.ts'
import type { FormValues } from '../form/values.ts'

/** Fields that every record of the back office has. */
export interface Entity {
  _id: string
  /** Increases with every change. */
  version: number
}

/** Data of a list screen. */
export interface ResourceData<Row extends Entity> {
  rows: Row[]
  /** All rows of a long list, of which `rows` are the first. */
  all?: Promise<Row[]> | undefined
}

/** Names of a content type. */
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

/** The specification's texts for failed calls. Null: the failure is logged and not shown. */
export interface Failures {
  load: string
  save: string | null
  remove: string | null
}

/**
 * A content type of the back office: its names, rules and calls. See `resource-routes.tsx` and `resource-page.tsx`
 * for its screen.
 */
export interface Resource<
  Row extends Entity,
  Values extends FormValues = FormValues,
  Data extends ResourceData<Row> = ResourceData<Row>,
> {
  /** Id of its route and last part of its address: `banners` is at /admin/banners. */
  id: string
  /** Name in the service's interface: `banner` is at /api/banner. */
  kind: Kind
  words: Messages<Words>
  failures: Failures
  /** Returns the name of a record for messages. */
  nameOf: (row: Row) => string
  rules: Rules
  /** Whether visitors see a record. @default they see all */
  isOn?: (row: Row) => boolean
  /** Administrators put the records in order. */
  ordered?: true
  /** @throws ApiError with the specification's text */
  load: () => Promise<Data>
  /** Returns the form's values for a record, without files; without a record, those of a new one. */
  toValues: (row: Row | undefined) => Values
  /** Returns the request body for the form's values, whose texts are trimmed. May upload images first. */
  toBody(values: Values): object | Promise<object>
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
