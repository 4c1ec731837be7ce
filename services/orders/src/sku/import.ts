import { createValidatorCompiler, type FieldError, Problem } from '@stampa/service-kit'
import { readCsv } from '@stampa/service-kit/csv'
import { type ImportReport, maxSheetErrors } from '@stampa/service-kit/sheet-import'
import type { Knex } from 'knex'
import { type SkuInput, skuInput } from './schema.ts'
import { addSkus, applySkus, toValues } from './service.ts'
import { lockSkusByCode, type SkuValues } from './store.ts'

export const sheetColumns = [
  'skuCode',
  'productDescription',
  'vendor',
  'priceWithoutVAT',
  'minimumOrderItems',
] as const

const maxRows = 5000

interface SheetRow {
  row: number
  /** Code of the SKU to change; empty for a new one. */
  code: string
  values: SkuValues
}

const check = createValidatorCompiler()({
  schema: { ...skuInput, additionalProperties: false },
  httpPart: 'body',
  method: 'POST',
  url: '',
})

/**
 * Adds the SKUs of a CSV file and changes those that it names by code, all or nothing. With an invalid row, or as a
 * dry run, it changes nothing and only reports.
 *
 * @throws Problem 400 when the file cannot be parsed
 */
export async function importSkus(
  db: Knex,
  text: string,
  by: string,
  dryRun: boolean,
): Promise<ImportReport> {
  const { count, rows, errors } = readRows(text)
  return db.transaction(async tx => {
    const existing = await lockSkusByCode(tx, rows.map(({ code }) => code).filter(Boolean))
    const unknown = rows.filter(({ code }) => code !== '' && !existing.has(code))
    for (const { row, code } of unknown) {
      errors.push({ row, field: 'skuCode', message: `There is no SKU ${code}` })
    }
    const added = rows.filter(({ code }) => code === '')
    if (errors.length === 0 && !dryRun) {
      const changed = rows.flatMap(({ code, values }) => {
        const before = existing.get(code)
        return before ? [{ before, values }] : []
      })
      await applySkus(tx, changed, by)
      await addSkus(
        tx,
        added.map(({ values }) => values),
        by,
      )
    }
    return {
      rows: count,
      created: added.length,
      updated: rows.length - added.length - unknown.length,
      errors: errors.toSorted((a, b) => a.row - b.row).slice(0, maxSheetErrors),
    }
  })
}

/** @returns the number of rows, the valid rows, and the errors of the others */
function readRows(text: string): {
  count: number
  rows: SheetRow[]
  errors: ImportReport['errors']
} {
  const rows: SheetRow[] = []
  const errors: ImportReport['errors'] = []
  const seen = new Set<string>()
  const lines = readCsv(text, sheetColumns, sheetColumns.slice(1), maxRows)
  for (const { row, cells } of lines) {
    const code = cells.skuCode.toUpperCase()
    if (code !== '' && seen.has(code)) {
      errors.push({ row, field: 'skuCode', message: `${code} is in the file twice` })
    }
    seen.add(code)
    const input = checked({
      productDescription: cells.productDescription,
      vendor: cells.vendor,
      priceWithoutVAT: asNumber(cells.priceWithoutVAT),
      minimumOrderItems: asNumber(cells.minimumOrderItems),
    })
    if (Array.isArray(input)) errors.push(...input.map(error => ({ row, ...error })))
    else rows.push({ row, code, values: toValues(input) })
  }
  return { count: lines.length, rows, errors }
}

/**
 * Converts a cell to the JSON value that the schema validates: invalid numbers stay text, an empty cell is undefined.
 */
function asNumber(cell: string): number | string | undefined {
  if (cell === '') return undefined
  const plain = plainDecimal(cell)
  return plain === undefined ? cell : Number(plain)
}

/** Validates a row like the body of a request. @returns the input, or its errors */
function checked(fields: Record<string, unknown>): SkuInput | FieldError[] {
  const present = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  const result = check(present)
  if (result !== null && typeof result === 'object' && 'value' in result) {
    return result.value as SkuInput
  }
  const { error } = result as { error: unknown }
  if (!Problem.is(error)) throw error
  return error.errors ?? []
}

/**
 * Converts an amount from a spreadsheet to plain decimal text. A comma may be the decimal mark; dots or spaces may
 * group thousands.
 *
 * @returns undefined for ambiguous text, such as `1.250` or `1,250`
 * @example plainDecimal('1.250,50 €') // '1250.50'
 */
export function plainDecimal(text: string): string | undefined {
  const bare = text.replaceAll(/[€\s]/g, '')
  if (/^\d{1,3}[.,]\d{3}$/.test(bare)) return undefined
  if (/^\d+(\.\d+)?$/.test(bare)) return bare
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '')
  return undefined
}
