import { Company } from '@stampa/service-kit/company'
import { createMailWriter, type Mail } from '@stampa/service-kit/mail'
import { afterAll, afterEach, expect, test } from 'vitest'
import { CatalogServer } from '../../test/catalog-server.ts'
import { workerConfig } from '../../test/mail-worker.ts'
import { OrdersTest } from '../../test/orders.ts'
import type { WorkerConfig } from '../worker.ts'
import { mails } from './mails.ts'
import { watchShopAddress } from './shop-address.ts'

const orders = await OrdersTest.start()
const catalog = await CatalogServer.start()
const order = (await orders.order({ email: 'maria@example.gr' }))._id

afterEach(() => catalog.restart().catch(() => {}))
afterAll(async () => {
  await catalog.stop()
  await orders.stop()
})

/** Makes the catalog answer with these company settings. */
function settings(company: object): void {
  catalog.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(company))
  }
}

/** Writes the mail of the order with these company settings. */
function write(
  audience: 'customer' | 'shop',
  company: object,
  own: Partial<WorkerConfig> = {},
): Promise<Mail | undefined> {
  settings(company)
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

test('tells the shop’s e-mail that the settings have another one, once, and not while the catalog is away', async () => {
  const { db } = orders.test
  const told = () =>
    db('outbox').where({ type: 'shop_address.changed' }).orderBy('id').pluck('payload')
  const watch = () => watchShopAddress(db, new Company(catalog.url))
  const emails = [
    'info@stampa.gr',
    'info@stampa.gr',
    'spy@evil.example',
    'spy@evil.example',
    '',
    'new@stampa.gr',
  ]
  for (const email of emails) {
    settings({ ...company, email })
    await watch()
    await catalog.stop()
    await watch()
    await catalog.restart()
  }
  const [first, second, ...more] = await told()
  expect([first, second]).toMatchObject([
    { email: 'info@stampa.gr' },
    { email: 'spy@evil.example' },
  ])
  expect(more).toEqual([])
  const config = workerConfig(orders, { CATALOG_URL: catalog.url })
  const writeMail = createMailWriter(config, mails.draft)
  const event = { type: 'shop_address.changed', payload: first } as const
  expect(await writeMail(db, event, 'customer')).toMatchObject({
    to: 'info@stampa.gr',
    subject: 'Το e-mail του καταστήματος άλλαξε',
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
