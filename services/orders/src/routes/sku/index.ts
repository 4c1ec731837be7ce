import { adminCall, errorResponses, type RoutePlugin, Type, who } from '@stampa/service-kit'
import { onlyRow, withPageHeaders } from '@stampa/service-kit/listing'
import { importedColumns, inOne, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { sheetImport, sheetText } from '@stampa/service-kit/sheet-import'
import { addRecordRoutes } from '../../record-routes.ts'
import { importSkus, sheetColumns } from '../../sku/import.ts'
import { type Sku, sku, skuInput } from '../../sku/schema.ts'
import { addSkus, changeSku, toSku, toValues } from '../../sku/service.ts'
import { listAllSkus, listSkus, requireSku, skuListQuery, skus } from '../../sku/store.ts'

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

  app.get('/export', sheetExport(app, 'offers:read', 'All SKUs', {}), async (request, reply) => {
    const rows = await listAllSkus(app.db)
    return sendSheet(reply, 'skus', request.query, exportColumns, inOne(rows.map(toSku)))
  })

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

const exportColumns = importedColumns(sheetColumns, (sku: Sku, name) => sku[name])
