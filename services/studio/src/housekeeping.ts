import type { App } from '@stampa/service-kit'
import type { FileColumn, Media } from '@stampa/service-kit/media'
import {
  referencedHashes,
  scheduleHousekeeping as schedule,
} from '@stampa/service-kit/order-workflow'
import { removeOldDrafts } from './designs/drafts.ts'

const hour = 3_600_000

export const trashTables = ['products', 'design_orders']

/** Queries of the hashes of product pictures in use, orders' copies included. */
const pictureReferences = [
  "select front_image->>'hash' from color_variants",
  "select back_image->>'hash' from color_variants",
  "select garment_image->>'hash' from design_mockups",
]

export const visitorFiles: readonly FileColumn[] = [
  { table: 'drafts', column: 'document', isText: true },
  { table: 'drafts', column: 'preview' },
  { table: 'draft_assets', column: 'file' },
  { table: 'design_mockups', column: 'design_data', isText: true },
  { table: 'design_mockups', column: 'image' },
  { table: 'design_assets', column: 'file' },
]

/** Queries of the hashes of private files in use. */
export const fileReferences = [
  "select image->>'hash' from design_mockups",
  "select file->>'hash' from design_assets",
  'select file from artwork',
  "select image->>'hash' from proofs",
  "select preview->>'hash' from drafts",
  "select file->>'hash' from draft_assets",
]

export function scheduleHousekeeping(app: App, pictures: Media, files: Media): void {
  schedule(app, {
    trash: trashTables,
    files: { media: files, references: fileReferences },
    jobs: [
      { name: 'remove-old-drafts', every: hour, run: () => removeOldDrafts(app.db) },
      {
        name: 'remove-unreferenced-pictures',
        every: hour,
        run: () =>
          pictures.collectUnreferenced({
            isReferenced: hashes => referencedHashes(app.db, pictureReferences, hashes),
          }),
      },
    ],
  })
}
