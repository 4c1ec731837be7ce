import { multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { importAction } from '../shared/import/import-sheet.ts'

/** Address of the dialog that takes a sheet of products. */
export const importPath = '/admin/products/import'

export const importProducts = importAction((file, dryRun) =>
  unwrap(
    catalog.POST('/api/products/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    }),
    { fallback: 'Failed to import products', preferServerMessage: true },
  ),
)
