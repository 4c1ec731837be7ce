/** A part of a text of SQL with its values. */
export interface Sql {
  sql: string
  values: (string | number | Date)[]
}
