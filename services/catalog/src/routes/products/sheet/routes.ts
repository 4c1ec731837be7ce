import { type App, adminOnly, errorResponses, Problem, Type } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import { sheetImport, sheetText } from '@stampa/service-kit/sheet-import'
import { listContent } from '../../../content/read.ts'
import { products } from '../products.ts'
import { sheetColumns, toLine } from './columns.ts'
import { importProducts } from './import.ts'

/** So long, in ms, an import may take: less than any answer may. */
const patience = 25_000

const tooSlow = new Problem(
  503,
  'import_too_slow',
  'The import took too long, and nothing was changed. Split the file.',
)

/** Adds the calls that give out all products as a sheet and take such a sheet in. */
export function addSheet(app: App): void {
  app.get(
    '/export',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'All products as a CSV file (UTF-8 with a byte order mark, safe to open)',
        produces: ['text/csv'],
        response: { 200: Type.String(), ...errorResponses(401, 503) },
      },
    },
    async (_request, reply) => {
      const { rows } = await listContent(app.db, products, { visible: false })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .send(writeCsv(sheetColumns, rows.map(toLine)))
    },
  )

  app.post(
    '/import',
    {
      onRequest: app.requireAdmin,
      ...sheetImport('Adds the products of a CSV file and changes those that it names by `_id`'),
    },
    async request => {
      const text = await sheetText(request)
      const { dryRun } = request.query
      // The request's own signal ends with its body, which has been read by now.
      const signal = AbortSignal.timeout(patience)
      return importProducts(app.db, app.media, request.admin, text, { dryRun, signal }).catch(
        error => {
          throw signal.aborted ? tooSlow : error
        },
      )
    },
  )
}
