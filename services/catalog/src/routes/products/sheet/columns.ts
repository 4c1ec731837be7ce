import { imageUrl } from '../../../images.ts'
import type { ProductRow } from '../products.ts'

/** Columns of a sheet of products, in the order in which they are written. */
export const sheetColumns = [
  '_id',
  'version',
  'title',
  'description',
  'categories',
  'events',
  'active',
  'order',
  'slug',
  'image',
] as const

export type SheetColumn = (typeof sheetColumns)[number]

/** Between the names in one cell; commas and semicolons are what spreadsheets separate cells by. */
const separator = '|'

/** A product as a line of the sheet. */
export function toLine(row: ProductRow): (string | number)[] {
  const cells: Record<SheetColumn, string | number> = {
    _id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    categories: joinNames(row.categories.map(({ name }) => name)),
    events: joinNames(row.events.map(({ name }) => name)),
    active: String(row.active),
    order: row.order,
    slug: row.slug ?? '',
    image: imageUrl(row.image),
  }
  return sheetColumns.map(column => cells[column])
}

function joinNames(names: readonly string[]): string {
  return names.join(` ${separator} `)
}

/** @example splitNames('Κούπες | Δώρα') // ['Κούπες', 'Δώρα'] */
export function splitNames(cell: string): string[] {
  return cell
    .split(separator)
    .map(name => name.trim())
    .filter(Boolean)
}
