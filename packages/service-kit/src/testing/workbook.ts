import { readXlsx } from 'hucre/xlsx'

/** Returns the rows of the first sheet of an Excel workbook, its header first. */
export async function readWorkbook(file: Buffer) {
  const { sheets } = await readXlsx(file)
  return sheets[0]?.rows ?? []
}
