import { type ActionFunctionArgs, data } from '@stampa/platform'
import { notify } from '../calls/notices.ts'
import { type Refusal, refusalOf, refused } from '../calls/outcome.ts'
import { fileOf } from '../form/values.ts'

/** The effect of an import, done or predicted by a dry run. */
export interface ImportReport {
  rows: number
  created: number
  updated: number
  errors: { row: number; field: string; message: string }[]
}

export type ImportOutcome = { ok: true; report: ImportReport; dryRun: boolean } | Refusal

/** Returns the action of an import route. With `dryRun` in the form nothing is stored. */
export function importAction(send: (file: File, dryRun: boolean) => Promise<ImportReport>) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const file = fileOf(form, 'file')
    const missing = 'Please select a CSV file'
    if (!file) return refused({ ok: false, fields: [{ field: 'file', message: missing }] })
    const dryRun = form.has('dryRun')
    try {
      const report = await send(file, dryRun)
      if (!dryRun && report.errors.length === 0) {
        const { created, updated } = report
        notify('success', {
          en: `Imported: ${created} added, ${updated} changed`,
          el: `Εισαγωγή: ${created} νέα, ${updated} άλλαξαν`,
        })
      }
      // Status 400 keeps the router from loading the list again after a dry run, which changes nothing.
      return data<ImportOutcome>({ ok: true, report, dryRun }, { status: dryRun ? 400 : 200 })
    } catch (error) {
      return refused(refusalOf(error, ['file']))
    }
  }
}
