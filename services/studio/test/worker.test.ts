import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  choice,
  designData,
  imageElement,
  png,
  priceTable,
  StudioTest,
  sha256,
  startCatalog,
  textElement,
  toFormData,
} from './studio.ts'
import { mailsOf, startWorker } from './worker.ts'

const catalog = await startCatalog()
const studio = await StudioTest.start({ CATALOG_URL: catalog.url })
const worker = await startWorker(studio)
afterAll(async () => {
  await worker.close()
  await studio.stop()
  catalog.stop()
})

/** Returns the artwork of an order once none is waiting. */
async function artworkOf(id: string) {
  await expect
    .poll(
      async () => (await studio.seen(id)).artwork.filter(({ state }) => state === 'waiting').length,
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0)
  return studio.seen(id)
}

test('makes artwork that only administrators can download', async () => {
  const product = await studio.product()
  await studio.colour(product._id, {
    colorName: 'Μαύρο',
    frontImage: await png('#232326', 300, 300),
  })
  const photo = await png('#f2b600', 400, 300)
  const design = designData([
    { ...imageElement(sha256(photo), { width: 400, height: 300 }), width: 80, height: 60 },
    { ...textElement('Καλημέρα'), y: 60 },
  ])
  const { _id } = await studio.order({
    mockups: [{ productId: product._id, designData: design, quantity: 3 }],
    [sha256(photo)]: photo,
  })
  const { artwork, timeline } = await artworkOf(_id)
  expect(artwork.map(({ reason }) => reason)).toEqual([null, null, null, null])
  expect(artwork.map(({ mockup, kind, state }) => [mockup, kind, state])).toEqual([
    [null, 'sheet', 'ready'],
    [0, 'pdf', 'ready'],
    [0, 'png', 'ready'],
    [0, 'svg', 'ready'],
  ])
  expect(timeline[0]).toMatchObject({ kind: 'artwork', to: 'ready', by: null })

  const heads: Record<string, string> = { png: '\x89PNG', pdf: '%PDF', svg: '<', sheet: '%PDF' }
  for (const { kind, url } of artwork) {
    const { status, raw, headers } = await studio.visit(url ?? '')
    expect(status, kind).toBe(200)
    expect(raw.toString('latin1').startsWith(heads[kind] ?? '')).toBe(true)
    const name = /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? ''
    const byName = `/api/design-studio/orders/${_id}/artwork/${name}`
    expect((await studio.call('GET', byName)).raw.equals(raw)).toBe(true)
    expect((await studio.visit(byName)).status).toBe(401)
  }

  const again = await studio.call('POST', `/api/design-studio/orders/${_id}/artwork`)
  expect(again).toMatchObject({ status: 202 })
  expect((await artworkOf(_id)).artwork.every(({ state }) => state === 'ready')).toBe(true)
}, 120_000)

test('marks artwork that cannot be made as failed and continues', async () => {
  const { _id } = await studio.order({ mockups: [{ designData: '{"objects":[]}' }] })
  const { artwork } = await artworkOf(_id)
  expect(artwork.filter(({ kind }) => kind !== 'sheet')).toMatchObject([
    { state: 'failed', url: null, reason: expect.stringMatching(/^(document|area)$/) },
    { state: 'failed' },
    { state: 'failed' },
  ])
  const list = await studio.call('GET', '/api/design-studio/orders?artwork=failed')
  expect(list.body).toMatchObject([{ _id }])
  expect((await worker.inject('/readyz')).statusCode).toBe(200)
}, 120_000)

test('mails order, proof with its picture, and status to the customer, order and answer to the shop', async () => {
  const email = 'eleni@example.gr'
  const translations = { en: { name: 'T-shirt' }, words: { Μαύρο: 'Black' } }
  const { _id } = await studio.product({ priceTable, translations })
  const { _id: productId } = await studio.colour(_id)
  const people = [{ name: 'ΕΛΕΝΗ', number: '7', size: 'M' }]
  const mockups = [{ productId, quantity: 20, choice, sizes: { S: 2, M: 18 }, people }]
  const order = await studio.order({ mockups, customerEmail: email, notes: 'Με προσοχή' })
  const base = `/api/design-studio/orders/${order._id}`
  await studio.call('PATCH', `${base}/status`, { json: { status: 'In Review', note: 'secret' } })
  await studio.call('POST', `${base}/proofs`, { form: toFormData({ mockup: 0, note: 'Δείτε το' }) })
  const token = order.proofUrl.split('/').at(-1)
  await studio.call('POST', `/api/design-studio/proofs/${token}/answer`, {
    json: { answer: 'comment', comment: 'Πιο μεγάλο' },
    token: null,
  })
  const number = order._id.slice(-6)
  await expect.poll(() => mailsAbout(number), { interval: 250 }).toHaveLength(4)
  // Until then the changed status can be undone.
  await studio.test
    .db('outbox')
    .where({ type: 'design.status_changed' })
    .update({ created_at: studio.test.db.raw("now() - interval '30 seconds'") })
  await expect.poll(() => mailsAbout(number), { interval: 250 }).toHaveLength(5)
  // Only mails that administrators cause pass the limit of their recipient.
  const released = studio.test.db('mails as m').join('outbox as o', 'o.id', 'm.event_id')
  expect((await released.where('m.released', true).pluck('o.type')).sort()).toEqual([
    'design.status_changed',
    'proof.sent',
  ])
  const mails = await mailsAbout(number)
  const told = (to: string) =>
    mails.filter(mail => mail.to?.some(({ address }) => address === to)).map(mail => mail.subject)
  expect(told(email).sort()).toEqual(
    [
      `Λάβαμε το σχέδιό σας ${number} · We have your design ${number}`,
      `Σχέδιο ${number}: Σε έλεγχο · Design ${number}: In review`,
      `Δοκίμιο 1 για το σχέδιό σας ${number} · Proof 1 of your design ${number}`,
    ].sort(),
  )
  expect(told('shop@shop.example').sort()).toEqual(
    [`Νέο σχέδιο ${number}`, `Το δοκίμιο 1 της παραγγελίας ${number} θέλει αλλαγές`].sort(),
  )
  // Nothing is loaded, and no mail brings a picture that no administrator has seen.
  const pictured = mails.filter(({ attachments }) => attachments.length > 0)
  expect(pictured.map(({ subject }) => subject?.split(' ')[0])).toEqual(['Δοκίμιο'])
  for (const { attachments, html = '' } of pictured) {
    const [picture] = attachments
    expect(html).toContain(`src="cid:${picture?.contentId?.slice(1, -1)}"`)
    const { format, width } = await sharp(picture?.content as ArrayBuffer).metadata()
    expect({ format, width }).toEqual({ format: 'jpeg', width: 480 })
  }
  const received = mails.find(({ subject }) => subject?.startsWith('Λάβαμε'))
  for (const part of [
    'Μπλουζάκι, Μαύρο, μπροστά: 20 τεμ., εκτίμηση 251,00\u00a0€ + ΦΠΑ = 311,24\u00a0€',
    'δεν μας δεσμεύουν',
    'T-shirt, Black, front: 20 pcs, estimate €251.00 + VAT = €311.24',
    'not binding',
  ]) {
    expect(received?.text).toContain(part)
  }
  // The customer's mail has no text of the order, which a stranger may have sent; the shop's has all of it.
  expect(received?.text).toContain('M × 18')
  expect(received?.text).toContain('1 όνομα')
  expect(received?.text).not.toContain('ΕΛΕΝΗ')
  const toShop = mails.find(({ subject }) => subject?.startsWith('Νέο σχέδιο'))
  for (const part of ['M × 18', 'M, ΕΛΕΝΗ, 7', 'Με προσοχή']) {
    expect(toShop?.text).toContain(part)
  }
  const adminPath = `/admin/design-studio/orders/${order._id}?tab=orders`
  for (const { text = '', to } of mails) {
    expect(text).not.toContain('secret')
    const link = to?.[0]?.address === email ? order.proofUrl : adminPath
    expect(text).toContain(`https://shop.example${link}`)
  }
})

async function mailsAbout(number: string) {
  return (await mailsOf(studio)).filter(({ subject }) => subject?.includes(number))
}
