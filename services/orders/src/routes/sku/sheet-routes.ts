import { readFile } from 'node:fs/promises'
import { decimalText } from '@stampa/pricing'
import { type App, errorResponses, Type, who } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import { type FileRule, fileField } from '@stampa/service-kit/media'
import { adminOnly } from '../../access.ts'
import { importReport, importSkus, sheetColumns } from './import.ts'
import { listSkus } from './store.ts'

const sheet: FileRule = {
  formats: ['csv'],
  maxBytes: 5_242_880,
  messages: { type: 'Please select a CSV file', size: 'File size must be less than 5MB' },
}

/** SKUs as a sheet: to take home, change and bring back. */
export function addSheetRoutes(app: App): void {
  app.get(
    '/export',
    {
      schema: {
        security: adminOnly,
        summary: 'All SKUs as a CSV file (UTF-8 with a byte order mark, safe to open)',
        produces: ['text/csv'],
        response: { 200: Type.String(), ...errorResponses(401, 503) },
      },
    },
    async (_request, reply) => {
      const { rows } = await listSkus(app.db, undefined, 'skuCode')
      const file = writeCsv(
        sheetColumns,
        rows.map(row => [
          row.code,
          row.product_description,
          row.vendor,
          decimalText(BigInt(row.price_cents)),
          row.minimum_order_items,
        ]),
      )
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="skus.csv"')
        .send(file)
    },
  )

  app.post(
    '/import',
    {
      config: { form: { file: sheet } },
      schema: {
        security: adminOnly,
        summary: 'Adds the SKUs of a CSV file and changes those that it names by skuCode',
        consumes: ['multipart/form-data'],
        querystring: Type.Object({
          dryRun: Type.Boolean({ default: false, description: 'Only report what would happen' }),
        }),
        body: Type.Object({ file: fileField({ message: sheet.messages.type }) }),
        response: { 200: importReport, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async request => {
      const file = request.upload('file')
      if (!file) throw new Error('the schema lets no import pass without a file')
      const text = await readFile(file.path, 'utf8')
      return importSkus(app.db, text, who(request), request.query.dryRun)
    },
  )
}
