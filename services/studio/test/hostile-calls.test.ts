import { join } from 'node:path'
import { costOf, expensiveCalls, HostileCalls, maxProcessorMs } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import {
  designData,
  expectProblem,
  orderForm,
  png,
  StudioTest,
  textElement,
  toFormData,
} from './studio.ts'

const hostile = new HostileCalls(join(import.meta.dirname, '..'))

const studio = await StudioTest.start()
afterAll(async () => {
  hostile.printCounts()
  await studio.stop()
})

test.for(hostile.operations)(
  '$call answers valid, faulty and chained calls as its document says',
  hostile.testOptions,
  async operation => {
    // Not the product of the other tests: the calls delete products.
    const { _id } = await studio.product()
    const order = await orderForm((await studio.colour(_id))._id)
    const bodies = { 'POST /api/design-studio/orders/submit': order }
    const target = { test: studio.test, files: [await png()], bodies }
    expect(await hostile.findFaults(operation, target)).toEqual([])
  },
)

test('each change by an administrator is in the audit log', async () => {
  expect(await hostile.findUnaudited()).toEqual([])
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  expect(await expensiveCalls(studio.test.app, await png())).toEqual([])
}, 300_000)

const lists = (length: number) => `{"a":[${Array(length).fill('[]').join()}]}`
const texts = Array.from({ length: 142 }, (_, index) => ({
  ...textElement('α'),
  id: `text-${index}`,
}))

test.each([
  ['lists', Array(3).fill(lists(19_998))],
  ['numbers', Array(2).fill(`{"a":[${Array(74_999).fill('0.1').join()}]}`)],
  ['Greek text', Array(2).fill(JSON.stringify({ a: 'α'.repeat(190_000) }))],
  ['elements', Array(7).fill(designData(texts))],
])('accepts the largest designs of %s in bounded processor time', async (_, designs) => {
  const mockups = designs.map(design => ({ designData: design }))
  const form = new Response(toFormData(await orderForm(await studio.garment(), { mockups })))
  const { status, ms } = await costOf(studio.test.app, {
    method: 'POST',
    url: '/api/design-studio/orders/submit',
    type: form.headers.get('content-type') ?? '',
    body: Buffer.from(await form.arrayBuffer()),
  })
  expect(status).toBe(201)
  expect(ms).toBeLessThan(maxProcessorMs)
})

test('rejects an order whose designs have too many parts or are too long together', async () => {
  const message = 'The designs have too many parts: please order some of them separately'
  const numbers = `{"a":[${Array(75_010).fill('0').join()}]}`
  for (const designs of [
    Array(20).fill(lists(3000)),
    Array(2).fill(numbers),
    Array(8).fill(designData(texts)),
  ]) {
    const mockups = designs.map(designData => ({ designData }))
    expectProblem(await studio.submit({ mockups }), 400, message)
  }
  const long = Array(3).fill({ designData: JSON.stringify({ a: 'x'.repeat(400_000) }) })
  expectProblem(await studio.submit({ mockups: long }), 400, 'This is too long')
})

test('accepts 900 names and rejects more than an order may have', async () => {
  const person = { name: 'ΜΑΡΙΑ', number: '7', size: 'M' }
  const people = (length: number) => ({ mockups: [{ people: Array(length).fill(person) }] })
  expect((await studio.submit(people(900))).status).toBe(201)
  expectProblem(await studio.submit(people(1000)), 400, 'This has too many entries')
})
