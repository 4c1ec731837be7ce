import { afterAll, expect, test } from 'vitest'
import { startWorker } from '../../test/mail-worker.ts'
import { Mailbox } from '../../test/mailbox.ts'
import { expectProblem, OrdersTest } from '../../test/orders.ts'
import { declaredMails } from './customer-mails.ts'

const orders = await OrdersTest.start()
const mailbox = await Mailbox.open()
const worker = await startWorker(orders, { MAIL_URL: mailbox.url })
afterAll(async () => {
  await worker.close()
  await mailbox.close()
  await orders.stop()
})

interface Template {
  event: string
  isChanged: boolean
  texts: object
}

const base = '/api/contact/templates'
const event = 'order.received'
const own = (subject: string) => {
  const text = {
    subject,
    title: 'Γεια',
    body: 'Γεια σας\n\n{{orderDetails}}\n\n{{estimateNote}}\n\n{{statusLink}}',
  }
  return { el: text, en: text }
}
const save = (json: object) => orders.call<Template>('PUT', `${base}/${event}`, { json })

async function mailOfNewOrder() {
  const email = `${crypto.randomUUID()}@example.gr`
  const order = await orders.order({ email })
  await expect.poll(() => mailbox.of(email).length).toBe(1)
  return { order, mail: mailbox.of(email)[0] }
}

test('lists the mails to customers as delivered', async () => {
  const { body } = await orders.call<Template[]>('GET', base)
  expect(body.map(({ event }) => event)).toEqual(Object.keys(declaredMails))
  expect(body).toSatisfy((all: Template[]) => all.every(({ isChanged }) => !isChanged))
})

test('writes mails with the texts of administrators until they are restored', async () => {
  const changed = await save({ enabled: true, texts: own('Ήρθε η {{orderNumber}}') })
  expect(changed.body).toMatchObject({ isChanged: true, enabled: true })
  const { order, mail } = await mailOfNewOrder()
  const number = order._id.slice(-6)
  expect(mail?.subject).toBe(`Ήρθε η ${number} · Ήρθε η ${number}`)
  expect(mail?.text).toContain(`Γεια σας\n\nΠαραγγελία: ${number}`)
  expect(mail?.html).toContain(`/order-status/${order.statusToken}`)

  const restored = await save({ enabled: true, texts: null })
  expect(restored.body).toMatchObject({ isChanged: false })
  expect((await mailOfNewOrder()).mail?.subject).toMatch(/^Λάβαμε την παραγγελία σας/)
  const log = orders.test.db('audit_log').where({ kind: 'mail_templates' })
  expect(await log.pluck('record')).toEqual([event, event])
})

test('sends no mail that is switched off, and says so in the preview of a status', async () => {
  await save({ enabled: false, texts: null })
  const email = `${crypto.randomUUID()}@example.gr`
  const { _id } = await orders.order({ email })
  const states = () =>
    orders.test
      .db('mails as m')
      .join('outbox as o', 'o.id', 'm.event_id')
      .whereRaw("o.payload->>'order' = ? and m.audience = 'customer'", [_id])
      .pluck('state')
  await expect.poll(states).toEqual(['obsolete'])
  expect(mailbox.of(email)).toEqual([])
  await save({ enabled: true, texts: null })

  const status = `${base}/order.status_changed`
  await orders.call('PUT', status, { json: { enabled: false, texts: null } })
  const path = `/api/custom-order/${_id}/status-mail?status=Rejected`
  expect((await orders.call('GET', path)).body).toMatchObject({ enabled: false })
  await orders.call('PUT', status, { json: { enabled: true, texts: null } })
})

test('previews texts with the values of an example, and refuses unknown variables', async () => {
  const preview = (texts: object) =>
    orders.call<{ subject: string }>('POST', `${base}/${event}/preview`, { json: { texts } })
  expect((await preview(own('Η {{orderNumber}}'))).body.subject).toBe('Η 3f2a1b · Η 3f2a1b')
  const message = '{{phone}} is not a variable of this mail'
  for (const answer of [
    await preview(own('{{phone}}')),
    await save({ enabled: true, texts: own('{{phone}}') }),
  ]) {
    expectProblem(answer, 400, message)
    expect(answer.body).toMatchObject({ errors: [{ field: 'texts.el.subject', message }, {}] })
  }
  expect(
    (await orders.call('POST', `${base}/nothing/preview`, { json: { texts: own('x') } })).status,
  ).toBe(404)
})

test('sends tests to the administrator, also beyond the limit of a mailbox', async () => {
  for (const _ of [1, 2, 3, 4]) {
    expect((await orders.call('POST', `${base}/offer.sent/test`)).status).toBe(204)
  }
  await expect.poll(() => mailbox.of('admin@example.com').length).toBe(4)
  expect(mailbox.of('admin@example.com')[0]?.subject).toContain('Προσφορά 2026-001')
  expect((await orders.call('POST', `${base}/constructor/test`)).status).toBe(404)
})

test('sends no test to a program, which has no mailbox', async () => {
  const token = await orders.test.adminToken(crypto.randomUUID(), 'a@b.example, c@d.example (API)')
  const answer = await orders.call('POST', `${base}/${event}/test`, { token })
  expect(answer.status).toBe(403)
})
