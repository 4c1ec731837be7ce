import { multipart, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { fileOf, isOn } from '../shared/form-values.ts'
import { notify } from '../shared/notices.ts'
import { type Refusal, refusalOf, refused } from '../shared/outcome.ts'

/** What a sheet of products does, or would do. */
export interface ImportReport {
  rows: number
  created: number
  updated: number
  errors: { row: number; field: string; message: string }[]
}

export type ImportOutcome = { ok: true; report: ImportReport; dryRun: boolean } | Refusal

/** Address of the dialog that takes a sheet of products. */
export const importPath = '/admin/products/import'

/** Takes a sheet: with `dryRun` it only says what would happen. */
export async function importProducts({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const file = fileOf(form, 'file')
  const missing = 'Please select a CSV file'
  if (!file) return refused({ ok: false, fields: [{ field: 'file', message: missing }] })
  const dryRun = isOn(form, 'dryRun')
  try {
    const call = catalog.POST('/api/products/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    })
    const report = await unwrap(call, {
      fallback: 'Failed to import products',
      preferServerMessage: true,
    })
    if (!dryRun && report.errors.length === 0) notify('success', importedText(report))
    // A dry run has changed nothing that would have to be loaded again.
    return data<ImportOutcome>({ ok: true, report, dryRun }, { status: dryRun ? 400 : 200 })
  } catch (error) {
    return refused(refusalOf(error, ['file']))
  }
}

function importedText({ created, updated }: ImportReport) {
  return {
    en: `Imported: ${created} added, ${updated} changed`,
    el: `Εισαγωγή: ${created} νέα, ${updated} άλλαξαν`,
  }
}
