import { join } from 'node:path'
import { testAccess, testInterface, testPermissions } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { png, StudioTest } from './studio.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

testAccess({
  service: () => studio.test,
  open: [
    'GET /api/design-studio/drafts/{token}',
    'GET /api/design-studio/drafts/{token}/assets/{hash}',
    'GET /api/design-studio/files/{kind}/{until}/{token}',
    'GET /api/design-studio/files/{kind}/{until}/{token}/original',
    'GET /api/design-studio/products',
    'GET /api/design-studio/products/{id}',
    'GET /api/design-studio/proofs/{token}',
    'POST /api/design-studio/drafts',
    'POST /api/design-studio/images',
    'POST /api/design-studio/orders/submit',
    'POST /api/design-studio/proofs/{token}/answer',
    'POST /api/design-studio/proofs/{token}/replies',
    'POST /api/design-studio/proofs/{token}/reviews',
  ],

  async prepare() {
    const order = await studio.order({ customerEmail: 'secret@example.gr', notes: 'secret' })
    const product = await studio.product()
    const frontImage = await png()
    return ({ method, path, isForm }) => {
      const id = path.includes('/products') ? product._id : order._id
      const url = path.replace('{index}', '0').replaceAll(/\{\w+\}/g, id)
      if (method === 'GET' || method === 'DELETE') return { url }
      if (isForm) {
        return { url, form: { colorName: 'Α', colorCode: '#000000', frontImage, mockup: 0 } }
      }
      if (path.endsWith('/status')) return { url, json: { status: 'Cancelled' } }
      if (path.endsWith('/replies')) return { url, json: { text: 'Α' } }
      return { url, json: path.endsWith('/notes') ? { note: 'Α' } : { name: 'Α' } }
    }
  },

  async state() {
    const tables = [
      ...['products', 'color_variants', 'design_orders'],
      ...['design_order_timeline', 'design_order_replies', 'proofs'],
    ]
    const rows = await Promise.all(
      tables.map(table => studio.test.db(table).orderBy('id').select()),
    )
    return { rows, files: await studio.files() }
  },
})

testInterface(buildOffline, join(import.meta.dirname, '..'))

await testPermissions(
  buildOffline,
  () => studio.test,
  path => (path.endsWith('/clients') ? 'clients' : 'studio'),
)

test('gives the customer’s link, which answers proofs, only to those who may change the order', async () => {
  const { _id } = await studio.order()
  const paths = ['', `/${_id}`, `/${_id}/status-mail?status=Approved`]
  const textOf = async (path: string, scope: string[]) => {
    const token = await studio.test.adminToken(undefined, undefined, scope)
    const { raw } = await studio.call('GET', `/api/design-studio/orders${path}`, { token })
    return String(raw)
  }
  for (const path of paths) {
    expect(await textOf(path, ['studio:read']), path).not.toMatch(/design-order\/[\w-]{43}/)
    expect(await textOf(path, ['studio:read', 'studio:write']), path).toMatch(
      /design-order\/[\w-]{43}/,
    )
  }
})
