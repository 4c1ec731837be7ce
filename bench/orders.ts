import { randomBytes } from 'node:crypto'
import type { Stack } from '@stampa/stack'
import sharp from 'sharp'
import { fillCatalog } from './catalog/content.ts'
import { fillOrders } from './orders/fill.ts'
import { measureLists } from './orders/lists.ts'
import { orderForm, type Posts, postOrders } from './orders/post.ts'
import { signIn, withFolder, withStack } from './platform/platform.ts'
import { memoryOf, ownMemoryOf } from './platform/processes.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'
import { percentile } from './report/statistics.ts'

/** Lines of the offer that is printed: two pages. */
const lines = 20

/** Milliseconds. */
const slowestPdf = 150

/**
 * Stores an offer and requests its PDF repeatedly, one at a time, like a waiting administrator.
 *
 * @param api base URL of the orders service
 */
async function measureOffers(api: string, token: string, prints: number): Promise<Measurement[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<{ _id: string }> => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`${path}: ${response.status}`)
    return (await response.json()) as { _id: string }
  }

  console.error('offers as PDF …')
  const sku = await post('/api/sku', {
    productDescription: 'Μπλουζάκι βαμβακερό 180 g, λευκό, με μονόχρωμη μεταξοτυπία',
    vendor: 'Νήμα Α.Ε.',
    priceWithoutVAT: 5,
    minimumOrderItems: 10,
  })
  const item = { sku: sku._id, quantity: 100, printCostPerItem: 2, marginPercentage: 30 }
  const offer = await post('/api/offers', {
    customerName: 'Καφέ Αύρα',
    offerDate: '2026-11-20',
    notes: 'Παράδοση σε 10 εργάσιμες ημέρες από την έγκριση του δοκιμίου.',
    items: Array.from({ length: lines }, () => ({ ...item, quantityBreaks: [200, 500] })),
  })

  const values: number[] = []
  for (let print = 0; print < prints; print++) {
    const started = performance.now()
    const response = await fetch(`${api}/api/offers/${offer._id}/pdf`, { headers })
    const { byteLength } = await response.arrayBuffer()
    if (!response.ok || byteLength < 10_000) throw new Error(`no PDF: ${response.status}`)
    values.push(performance.now() - started)
  }
  const [first = Number.NaN, ...rest] = values
  const goal = { atMost: slowestPdf }
  const name = `an offer of ${lines} lines as PDF`
  return [
    { name, values: rest, unit: 'ms', digits: 1, goal },
    { name: `${name}, slowest`, values: [Math.max(...rest)], unit: 'ms', digits: 1, goal },
    { name: `${name}, first after the start`, values: [first], unit: 'ms', digits: 1, goal },
  ]
}

/** Typed search terms, in Greek and in Latin letters. */
const searches = [
  'κούπα με λογότυπο',
  'μπλουζάκι βαμβακερό',
  'τσάντα',
  'koupa leyki',
  'omprela',
  'φουτερ',
]

/**
 * Requests suggestions as one visitor does: for every letter, after the response to the previous one.
 *
 * @param url of the platform
 */
async function measureSuggestions(url: string, rounds = 10): Promise<Measurement> {
  console.error('search suggestions …')
  const times: number[] = []
  for (const search of Array.from({ length: rounds }, () => searches).flat()) {
    for (let end = 1; end <= search.length; end++) {
      const q = encodeURIComponent(search.slice(0, end))
      const started = performance.now()
      const response = await fetch(`${url}/api/search/all/suggestions?q=${q}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`suggestions: ${response.status}`)
      times.push(performance.now() - started)
    }
  }
  return {
    name: 'search suggestions while typing: p99',
    values: [percentile(times, 99)],
    unit: 'ms',
    digits: 1,
    goal: { atMost: 20 },
  }
}

const connections = 16

const [count = 200_000, seconds = 10] = process.argv.slice(2).map(Number)

async function measure(stack: Stack): Promise<Measurement[]> {
  const api = `http://127.0.0.1:${stack.layout.orders[0]}`
  const url = `${api}/api/custom-order`
  const token = await signIn(stack)
  console.error(`filling with ${count} orders …`)
  await fillOrders(stack, count)
  await fillCatalog(stack, { products: 10_000, posts: 500, categories: 60 })
  const suggestions = await measureSuggestions(stack.url)
  const lists = await measureLists(`${stack.url}/api/custom-order`, token, seconds)
  const offers = await measureOffers(stack.url, token, 50)

  console.error('orders without an image …')
  const plain = await postOrders(url, n => orderForm(fields(n)), { seconds, connections })
  console.error('orders with an image of 1 MB …')
  const image = await photograph(1_000_000)
  const photo = await postOrders(url, n => orderForm(fields(n), unlike(image, n)), {
    seconds,
    connections,
  })
  const pid = stack.parts.find(({ name }) => name === 'orders-1')?.pid ?? 0
  return [
    suggestions,
    ...lists,
    ...offers,
    ...posts('orders without an image', plain),
    ...posts('orders with an image of 1 MB', photo),
    {
      name: 'memory of the service afterwards',
      values: [await ownMemoryOf(pid)],
      unit: 'MB',
      goal: { atMost: 200 },
    },
    {
      name: 'memory with the processes that decode images',
      values: [await memoryOf(pid)],
      unit: 'MB',
    },
  ]
}

function posts(name: string, { perSecond, p99, failed }: Posts): Measurement[] {
  return [
    { name, values: [perSecond], unit: '/s', digits: 1 },
    { name: `${name}: p99 at ${connections} connections`, values: [p99], unit: 'ms', digits: 1 },
    { name: `${name}: refused or lost`, values: [failed], goal: { atMost: 0 } },
  ]
}

function fields(n: number): Record<string, string> {
  return {
    products: '["01a1f795-0000-7000-8000-000000000001","01a1f795-0000-7000-8000-000000000002"]',
    quantities: '[10,25]',
    options: '["Στήθος","Πλάτη"]',
    email: `customer${n}@example.gr`,
    phone: '69 4444 4444',
  }
}

/** Returns a JPEG of about this many bytes in the dimensions of a scaled phone photograph. */
async function photograph(bytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#888', noise },
  })
  let best = await picture.jpeg({ quality: 10 }).toBuffer()
  for (let quality = 15; best.length < bytes && quality <= 100; quality += 5) {
    best = await picture.jpeg({ quality }).toBuffer()
  }
  return best
}

/** Returns the same image with other bytes, appended after its end. */
function unlike(image: Buffer, n: number): Buffer {
  return Buffer.concat([image, Buffer.from(String(n)), randomBytes(8)])
}

/**
 * `npm run bench:orders [orders] [seconds]`: response times of the administrators' lists with 200,000 orders
 * and of search suggestions in 10,000 products, through the gateway, and the rate of accepted orders, without
 * the gateway, which limits writes.
 */
await runBenchmark(() =>
  withFolder(folder => withStack(folder, measure, { demo: false, release: ['shell'] })),
)
