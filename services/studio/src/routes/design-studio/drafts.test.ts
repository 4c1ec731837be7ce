import { afterAll, expect, test } from 'vitest'
import {
  designData,
  expectProblem,
  imageElement,
  png,
  StudioTest,
  sha256,
  toFormData,
} from '../../../test/studio.ts'
import { removeOldDrafts } from '../../designs/drafts.ts'

const base = '/api/design-studio/drafts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

function keep(fields: Record<string, unknown>) {
  return studio.call<{ token: string; expiresAt: string }>('POST', base, {
    form: toFormData(fields),
    token: null,
  })
}

interface Draft {
  document: string
  assets: { hash: string; url: string }[]
}

test('returns a draft byte for byte with its images', async () => {
  const photo = await png('#f2b600', 64, 48)
  const document = '{ "product": "x",  "sides": {"front": [], "ü": "Ω"} }'
  const { status, body } = await keep({ document, preview: await png(), [sha256(photo)]: photo })
  expect(status).toBe(201)
  expect(body.token).toMatch(/^[\w-]{43}$/)

  const draft = await studio.visit<Draft>(`${base}/${body.token}`)
  expect(draft.headers['cache-control']).toBe('no-store')
  expect(draft.body).toMatchObject({ document, assets: [{ hash: sha256(photo) }] })
  const image = await studio.visit(draft.body.assets[0]?.url ?? '')
  expect(image.raw.equals(photo)).toBe(true)
  const missing = await studio.visit(`${base}/${body.token}/assets/${'a'.repeat(64)}`)
  expectProblem(missing, 404, 'File not found')
})

test('opens a draft only by its own token', async () => {
  const [one, other] = await Promise.all([keep({ document: '{}' }), keep({ document: '{}' })])
  expect(one.body.token).not.toBe(other.body.token)
  const rows: { id: string }[] = await studio.test.db('drafts').select('id')
  for (const wrong of [rows[0]?.id, 'x'.repeat(43), 'x']) {
    expectProblem(await studio.visit(`${base}/${wrong}`), 404, 'Draft not found')
  }
})

test('opens the design of an order, with its pieces and images, by the link of its customer', async () => {
  const photo = await png('#f2b600', 30, 20)
  const mockups = [{ designData: designData([imageElement(sha256(photo))]), quantity: 5 }]
  const order = await studio.order({ mockups, [sha256(photo)]: photo })
  const token = order.proofUrl.split('/').at(-1)
  const { status, body } = await studio.visit<Draft>(`${base}/${token}`)
  expect(status).toBe(200)
  expect(JSON.parse(body.document).mockups).toMatchObject(
    order.mockups.map(({ productId, colorName, view, quantity }) => ({
      productId,
      colorName,
      view,
      quantity,
    })),
  )
  const [asset] = body.assets
  expect((await studio.visit(asset?.url ?? '')).raw.equals(photo)).toBe(true)
})

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['no JSON', { document: 'alert(1)' }],
  ['a list', { document: '[[]]' }],
  ['a prototype', { document: '{"__proto__":{"a":1}}' }],
  ['deep nesting', { document: `${'{"a":'.repeat(99)}1${'}'.repeat(99)}` }],
  ['100,000 objects', { document: `{"a":[${Array(100_000).fill('{}').join()}]}` }],
])('rejects a draft of %s', async (_, fields) => {
  expectProblem(await keep(fields), 400, 'The design cannot be read')
})

test('rejects too long a draft before storing it', async () => {
  const { status } = await keep({ document: JSON.stringify({ a: 'x'.repeat(1_000_000) }) })
  expect(status).toBe(400)
})

test('counts a long design like a file, so that strangers cannot fill the disk with texts', async () => {
  const own = await StudioTest.start({ PUBLIC_FILES_MB_PER_DAY: 1 })
  try {
    const send = (letters: number) =>
      own.call('POST', base, {
        form: toFormData({ document: JSON.stringify({ a: 'x'.repeat(letters) }) }),
        token: null,
      })
    expect((await send(600_000)).status).toBe(201)
    const message = 'Too many files were sent: please send this without them, or try again tomorrow'
    expectProblem(await send(600_000), 429, message)
    expect((await send(20_000)).status).toBe(201)
  } finally {
    await own.stop()
  }
})

test('expires after thirty days', async () => {
  const { body } = await keep({ document: '{}' })
  const { db } = studio.test
  const before = Number((await db('drafts').count('*'))[0]?.count)
  expect(await removeOldDrafts(db)).toBe(0)
  const later = new Date(Date.now() + 30 * 86_400_000 + 60_000)
  expect(new Date(body.expiresAt).getTime()).toBeLessThan(later.getTime())
  expect(await removeOldDrafts(db, later)).toBe(before)
  expectProblem(await studio.visit(`${base}/${body.token}`), 404, 'Draft not found')
})
