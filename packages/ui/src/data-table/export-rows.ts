import { type SheetFormat, type SheetValue, sheetFile, writeSheet } from '@stampa/rules/sheet'
import { saveFile } from '../save-file.ts'
import type { Column } from './column.ts'

/** Saves rows as a file for spreadsheets, with the columns that have a value. */
export async function exportRows<Row>(
  name: string,
  format: SheetFormat,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const file = sheetFile(name, format)
  const content = new Blob(await partsOf(format, columns, rows), { type: file.type })
  saveFile(file.name, content)
}

/** Returns the parts of the file. */
export async function partsOf<Row>(
  format: SheetFormat,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<BlobPart[]> {
  const exported = columns.flatMap(({ header, exportAs, sortBy, isTime }) => {
    const read = exportAs === undefined ? sortBy : exportAs
    if (!read) return []
    if (!isTime) return { header, value: read }
    return { header, kind: 'time' as const, value: (row: Row) => momentOf(read(row)) }
  })
  async function* batches() {
    yield rows
  }
  const parts: BlobPart[] = []
  for await (const part of writeSheet(format, exported, batches())) {
    parts.push(typeof part === 'string' ? part : new Uint8Array(part))
  }
  return parts
}

function momentOf(value: SheetValue): Date | undefined {
  if (value instanceof Date) return value
  return typeof value === 'string' ? new Date(value) : undefined
}
