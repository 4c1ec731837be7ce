import { createValidatorCompiler, Problem } from '@stampa/service-kit'
import type { CsvRow } from '@stampa/service-kit/csv'
import type { ProductRow } from '../products.ts'
import { changedProduct, newProduct, type ProductInput } from '../schema.ts'
import { type SheetColumn, splitNames } from './columns.ts'
import type { NameIndex } from './names.ts'

type Cells = CsvRow<SheetColumn>['cells']

const compile = createValidatorCompiler()
const checks = {
  create: compile({ schema: newProduct, httpPart: 'body', method: 'POST', url: '' }),
  change: compile({ schema: changedProduct, httpPart: 'body', method: 'PUT', url: '' }),
}

/**
 * What a line of the sheet says, as the body of a call would, judged by the same schema. An empty
 * cell leaves a product as it is.
 *
 * @param before the product that the line names; `undefined` for a new one
 * @throws Problem 400
 */
export function toInput(
  cells: Cells,
  before: ProductRow | undefined,
  names: { categories: NameIndex; events: NameIndex },
): ProductInput {
  const fields = {
    title: cells.title || before?.title,
    description: cells.description || before?.description,
    categories: idsOf(cells.categories, names.categories) ?? idsBefore(before?.categories),
    image: cells.image || undefined,
    events: idsOf(cells.events, names.events),
    active: cellValue(cells.active),
    order: cellValue(cells.order),
    slug: cells.slug || undefined,
  }
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  const result = (before ? checks.change : checks.create)(Object.fromEntries(present))
  if (result !== null && typeof result === 'object' && 'value' in result) {
    return result.value as ProductInput
  }
  throw (result as { error: unknown }).error
}

/** Whether a line would change the product. */
export function differs(input: ProductInput, before: ProductRow, image: string): boolean {
  const same = (ids: readonly string[] | undefined, shown: { _id: string }[]) =>
    ids === undefined ||
    (ids.length === shown.length && shown.every(({ _id }) => ids.includes(_id)))
  return !(
    input.title.trim() === before.title &&
    input.description.trim() === before.description &&
    (input.active ?? before.active) === before.active &&
    (input.order ?? before.order) === before.order &&
    (input.slug ?? before.slug) === before.slug &&
    (input.image ?? image) === image &&
    same(input.categories, before.categories) &&
    same(input.events, before.events)
  )
}

function idsOf(cell: string, index: NameIndex): string[] | undefined {
  return cell === '' ? undefined : splitNames(cell).map(name => index.idOf(name))
}

function idsBefore(references: { _id: string }[] | undefined): string[] | undefined {
  return references?.map(({ _id }) => _id)
}

/** What a cell says as JSON would; anything else stays text, for the schema to refuse. */
function cellValue(cell: string): unknown {
  if (cell === '') return undefined
  if (/^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true'
  return /^-?\d{1,12}$/.test(cell) ? Number(cell) : cell
}

/** The fields that a refusal of a line is about. */
export function faultsOf(error: unknown): { field: string; message: string }[] {
  if (!Problem.is(error) || error.statusCode >= 500) throw error
  return error.errors ?? [{ field: error.conflict ? 'version' : '_id', message: error.message }]
}
