import { createMailWriter, type Mail } from '@stampa/service-kit/mail'
import { afterAll, afterEach, expect, test } from 'vitest'
import { CatalogServer } from '../../test/catalog-server.ts'
import { workerConfig } from '../../test/mail-worker.ts'
import { OrdersTest } from '../../test/orders.ts'
import type { WorkerConfig } from '../worker.ts'
import { mails } from './mails.ts'

const orders = await OrdersTest.start()
const catalog = await CatalogServer.start()
const order = (await orders.order({ email: 'maria@example.gr' }))._id

afterEach(() => catalog.restart().catch(() => {}))
afterAll(async () => {
  await catalog.stop()
  await orders.stop()
})

/** Writes the mail of the order with these company settings. */
function write(
  audience: 'customer' | 'shop',
  company: object,
  own: Partial<WorkerConfig> = {},
): Promise<Mail | undefined> {
  catalog.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(company))
  }
  const config = workerConfig(orders, {
    SHOP_MAIL_TO: '',
    ADMIN_EMAIL: 'admin@shop.example',
    ...own,
  })
  const write = createMailWriter({ ...config, CATALOG_URL: catalog.url }, mails.draft)
  return write(orders.test.db, { type: 'order.received', payload: { order } }, audience)
}

const company = {
  legalName: 'Στάμπα Εκτυπώσεις',
  legalForm: 'Ι.Κ.Ε.',
  registryNumber: '123456789000',
  vatNumber: '801234567',
  location: 'Αθήνα',
  telephone: '210 1234567',
  email: 'info@stampa.gr',
}

test('mails the shop at its settings’ address unless the configuration has one', async () => {
  expect(await write('shop', company)).toMatchObject({ to: 'info@stampa.gr' })
  expect(await write('shop', company, { SHOP_MAIL_TO: 'desk@stampa.gr' })).toMatchObject({
    to: 'desk@stampa.gr',
  })
})

test('mails a shop without address at its administrator’s', async () => {
  expect(await write('shop', {})).toMatchObject({ to: 'admin@shop.example' })
})

test('delays the shop’s mail while the catalog is unavailable', async () => {
  await catalog.stop()
  await expect(write('shop', company)).rejects.toMatchObject({ permanent: false })
  expect(await write('shop', {}, { SHOP_MAIL_TO: 'desk@stampa.gr' })).toMatchObject({
    to: 'desk@stampa.gr',
  })
})

test('mails a customer in the company’s name, with its address as Reply-To', async () => {
  const mail = await write('customer', company)
  expect(mail).toMatchObject({
    to: 'maria@example.gr',
    fromName: 'Στάμπα Εκτυπώσεις',
    replyTo: { name: 'Στάμπα Εκτυπώσεις', address: 'info@stampa.gr' },
  })
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Στάμπα Εκτυπώσεις Ι.Κ.Ε.')
    expect(body).toContain('ΓΕΜΗ 123456789000 · ΑΦΜ 801234567')
    expect(body).toContain('Αθήνα · 210 1234567 · info@stampa.gr')
  }
})

test('names the legal form once where the legal name already has it', async () => {
  const mail = await write('customer', { ...company, legalName: 'Στάμπα Εκτυπώσεις Ι.Κ.Ε.' })
  expect(mail?.text.match(/Ι\.Κ\.Ε\./g)).toHaveLength(1)
})

test('mails a customer without company data', async () => {
  await catalog.stop()
  const mail = await write('customer', company)
  expect(mail).toMatchObject({ to: 'maria@example.gr', fromName: 'Stampa' })
  expect(mail).not.toHaveProperty('replyTo')
})

test.each(['a@example.gr, b@example.gr', 'maria', 'Maria <maria@example.gr>'])(
  'rejects %s as a recipient',
  async email => {
    const { db } = orders.test
    await db('custom_orders').where({ id: order }).update({ email })
    await expect(write('customer', company)).rejects.toMatchObject({ permanent: true })
    await db('custom_orders').where({ id: order }).update({ email: 'maria@example.gr' })
  },
)
