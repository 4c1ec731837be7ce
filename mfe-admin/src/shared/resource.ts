import type { Rules } from './rules.ts'

/** What every record of the back office has. */
export interface Entity {
  _id: string
  active: boolean
  /** Grows with every change. */
  version: number
}

/** What a list screen shows: its records and what their form chooses from. */
export interface ResourceData<Row extends Entity> {
  rows: Row[]
}

/** Which record a change is for, and the version it was made from. */
export interface Target {
  id: string
  /** `If-Match` header: a record that was changed since is refused with 409. */
  ifMatch: string
}

/**
 * A content type of the back office: what it is called, the rules of its form and the calls it
 * makes. A list with a form needs nothing else; see `resource-routes.tsx` and `resource-page.tsx`.
 */
export interface Resource<Row extends Entity, Data extends ResourceData<Row> = ResourceData<Row>> {
  /** Id of its route and last part of its address: `products` is at /admin/products. */
  id: string
  /** Heading of the list and entry of the sidebar: 'Products'. */
  title: string
  /** One of them, inside a sentence: 'product'. */
  noun: string
  /** What a record is called in messages about it. */
  nameOf: (row: Row) => string
  rules: Rules
  /** @throws ApiError with the specification's text */
  load: () => Promise<Data>
  /**
   * Stores what a form holds: a new record, or with `target` a changed one.
   *
   * @throws ApiError with the service's own message, or the specification's
   */
  save: (form: FormData, target: Target | undefined) => Promise<Row>
  /** What else changes when a record is deleted, for the question before it. */
  consequenceOf?: (row: Row) => string | undefined
  /** @throws ApiError with the specification's text */
  remove: (id: string) => Promise<unknown>
  /** The form as the record fills it, without its files: for a change that opens no form. */
  toForm: (row: Row) => FormData
}

/** Addresses of a list and its form. */
export function pathsOf({ id }: Pick<Resource<Entity>, 'id'>) {
  const list = `/admin/${id}`
  return { list, new: `${list}/new`, edit: (id: string) => `${list}/edit/${id}` }
}
