import { readFile } from 'node:fs/promises'
import { imageTooLarge, maxImageBytes } from '@stampa/rules/files'
import type { Permission } from '@stampa/rules/permissions'
import { type Static, Type } from 'typebox'
import type { App } from './app/base-app.ts'
import { adminCall } from './auth/admin-access.ts'
import { fileField } from './media/form/form.ts'
import type { FileRule } from './media/form/form-reader.ts'
import { decodeText } from './media/format.ts'
import type { Upload } from './media/upload.ts'

const sheet: FileRule = {
  formats: ['csv'],
  maxBytes: maxImageBytes,
  messages: { type: 'Please select a CSV file', size: imageTooLarge },
}

/** Maximum number of errors in a report. */
export const maxSheetErrors = 100

/** Result of an import or a dry run. */
export const importReport = Type.Object(
  {
    rows: Type.Integer(),
    created: Type.Integer(),
    updated: Type.Integer(),
    errors: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'As a spreadsheet counts: the header is row 1' }),
        field: Type.String(),
        message: Type.String(),
      }),
      { description: `The first ${maxSheetErrors}; with any, nothing was changed` },
    ),
  },
  { $id: 'ImportReport' },
)

export type ImportReport = Static<typeof importReport>

/** Returns the options of a call by which an administrator imports a sheet from the field `file` of a form. */
export function sheetImport(app: App, requires: Permission, summary: string) {
  return {
    config: { form: { file: sheet } },
    ...adminCall(app, requires, {
      summary,
      querystring: Type.Object({
        dryRun: Type.Boolean({ default: false, description: 'Only report what would happen' }),
      }),
      body: Type.Object({ file: fileField({ message: sheet.messages.type }) }),
      response: { 200: importReport },
    }),
  }
}

/** Returns the text of the sheet in a request to such a route. */
export async function sheetText(request: {
  upload(field: string): Upload | undefined
}): Promise<string> {
  const file = request.upload('file')
  const text = file && decodeText(await readFile(file.path))
  if (text === undefined) throw new Error('the schema lets no import pass without a file of text')
  return text
}
