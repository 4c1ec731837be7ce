import type { Messages } from '@stampa/platform'
import type { Kind } from '../calls/content-calls.ts'
import type { Rules } from '../form/rules.ts'

/** What every record of the back office has. */
export interface Entity {
  _id: string
  /** Grows with every change. */
  version: number
}

/** What a list screen shows: its records and what their form chooses from. */
export interface ResourceData<Row extends Entity> {
  rows: Row[]
  /** Of a list that is too long to wait for: all of its rows, of which `rows` are the first. */
  all?: Promise<Row[]> | undefined
}

/** Which record a change is for, and the version it was made from. */
export interface Target {
  id: string
  /** `If-Match` header: a record that was changed since is refused with 409. */
  ifMatch: string
}

/** What a content type is called. */
export interface Words {
  /** Heading of the list and entry of the sidebar: 'Products'. */
  title: string
  /** One of them, inside a sentence: 'product'. */
  noun: string
  /** Several of them, inside a sentence: 'products'. */
  many: string
  /** 'New product'. */
  fresh: string
  /** The object of a sentence, and of a deletion's question: 'this product'. */
  this: string
}

/** The specification's texts for what has failed. Null: it is only logged, and nothing is shown. */
export interface Failures {
  load: string
  save: string | null
  remove: string | null
}

/**
 * A content type of the back office: what it is called, the rules of its form and the calls it
 * makes. A list with a form needs nothing else; see `resource-routes.tsx` and `resource-page.tsx`.
 */
export interface Resource<Row extends Entity, Data extends ResourceData<Row> = ResourceData<Row>> {
  /** Id of its route and last part of its address: `banners` is at /admin/banners. */
  id: string
  /** What the interface calls it: `banner` is at /api/banner. */
  kind: Kind
  words: Messages<Words>
  failures: Failures
  /** What a record is called in messages about it. */
  nameOf: (row: Row) => string
  rules: Rules
  /** Whether visitors see a record; absent where they see all. */
  isOn?: (row: Row) => boolean
  /** The records have an order that administrators give. */
  ordered?: true
  /** @throws ApiError with the specification's text */
  load: () => Promise<Data>
  /**
   * Stores what a form holds: a new record, or with `target` a changed one.
   *
   * @throws ApiError with the service's own message, or the specification's
   */
  save: (form: FormData, target: Target | undefined) => Promise<Row>
  /** The form as a record fills it, without its files; without a record as a new one begins. */
  toForm: (row: Row | undefined) => FormData
}

/** Addresses of a list, and of what stands over it. */
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
