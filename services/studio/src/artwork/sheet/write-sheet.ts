import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { files, type SheetJob } from '../process/jobs.ts'
import { type MockupPictures, printProductionSheet } from './production-sheet.ts'

/** Writes the order's production sheet into the job's folder. */
export async function writeSheet({ folder, orderId, orderedAt, mockups }: SheetJob): Promise<void> {
  const pictures: (MockupPictures | null)[] = []
  for (const [index, { drawn }] of mockups.entries()) {
    pictures.push(
      drawn && {
        submitted: await readFile(join(folder, files.submittedPreview(index))),
        drawn: await readFile(join(folder, files.drawnPreview(index))),
      },
    )
  }
  const order = { id: orderId, orderedAt: new Date(orderedAt) }
  const sheet = await printProductionSheet(order, mockups, pictures)
  await writeFile(join(folder, files.sheet), sheet)
}
