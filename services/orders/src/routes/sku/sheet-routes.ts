import { decimalText } from '@stampa/pricing'
import { type App, errorResponses, Type } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import { adminOnly } from '../../access.ts'
import { who } from '../../revisions/who.ts'
import { importReport, importSkus, sheetColumns } from './import.ts'
import { listSkus } from './store.ts'

/** Bytes: 5,000 rows with room to spare. */
const maxFile = 2 * 1024 * 1024

/** SKUs as a sheet: to take home, change and bring back. */
export default async function sheetRoutes(app: App): Promise<void> {
  app.addContentTypeParser<string>(
    'text/csv',
    { parseAs: 'string', bodyLimit: maxFile },
    (_request, body, done) => done(null, body),
  )

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
      bodyLimit: maxFile,
      schema: {
        security: adminOnly,
        summary:
          'Adds the SKUs of a CSV file, changes those named by skuCode; one bad row and nothing changes',
        consumes: ['text/csv'],
        querystring: Type.Object({
          dryRun: Type.Boolean({ default: false, description: 'Only report what would happen' }),
        }),
        body: Type.String({ minLength: 1, message: 'The file is empty' }),
        response: { 200: importReport, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    request => importSkus(app.db, request.body, who(request), request.query.dryRun),
  )
}
