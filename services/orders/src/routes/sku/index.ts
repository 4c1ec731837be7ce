import { decimalText } from '@stampa/pricing'
import { adminCall, errorResponses, type RoutePlugin, Type, who } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import { onlyRow, withPageHeaders } from '@stampa/service-kit/listing'
import { sheetImport, sheetText } from '@stampa/service-kit/sheet-import'
import { addRecordRoutes } from '../../record-routes.ts'
import { importSkus, sheetColumns } from './import.ts'
import { sku, skuInput } from './schema.ts'
import { addSkus, changeSku, toSku, toValues } from './service.ts'
import { listAllSkus, listSkus, requireSku, skuListQuery, skus } from './store.ts'

const routes: RoutePlugin = async app => {
  app.get(
    '',
    adminCall(app, 'offers:read', {
      summary: 'All SKUs; `X-Total-Count` is their number on all pages',
      querystring: skuListQuery,
      response: { 200: Type.Array(sku), ...errorResponses(400) },
    }),
    async (request, reply) =>
      withPageHeaders(request, reply, await listSkus(app.db, request.query)).map(toSku),
  )

  addRecordRoutes(app, skus, {
    name: "code || ' - ' || product_description",
    schema: sku,
    input: skuInput,
    find: async id => toSku(await requireSku(app.db, id)),
    create: async (tx, input, by) => toSku(onlyRow(await addSkus(tx, [toValues(input)], by))),
    change: async (...change) => toSku(await changeSku(app.db, ...change)),
    summaries: {
      change: 'Changes a SKU; offers that were made from it stay as they are',
      delete: 'Moves a SKU into the trash; offers show it as missing and keep their amounts',
      restore: 'Restores a SKU from the trash',
    },
  })

  app.get(
    '/export',
    adminCall(app, 'offers:read', {
      summary: 'All SKUs as a CSV file (UTF-8 with a byte order mark, safe to open)',
      produces: ['text/csv'],
      response: { 200: Type.String() },
    }),
    async (_request, reply) => {
      const rows = await listAllSkus(app.db)
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
    sheetImport(
      app,
      'offers:write',
      'Adds the SKUs of a CSV file and changes those that it names by skuCode',
    ),
    async request =>
      importSkus(app.db, await sheetText(request), who(request), request.query.dryRun),
  )
}

export default routes
