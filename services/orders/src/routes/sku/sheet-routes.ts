import { decimalText } from '@stampa/pricing'
import { type App, adminOnly, errorResponses, Type, who } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import { sheetImport, sheetText } from '@stampa/service-kit/sheet-import'
import { importSkus, sheetColumns } from './import.ts'
import { listSkus } from './store.ts'

/** Adds the CSV export and import of SKUs. */
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
    sheetImport('Adds the SKUs of a CSV file and changes those that it names by skuCode'),
    async request =>
      importSkus(app.db, await sheetText(request), who(request), request.query.dryRun),
  )
}
