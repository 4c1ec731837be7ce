import type { Measurement } from '../report/measurement.ts'

/** Lines of the offer that is printed: two pages. */
const lines = 20

/** Milliseconds. */
const slowestPdf = 150

/**
 * Stores an offer and requests its PDF repeatedly, one at a time, like a waiting administrator.
 *
 * @param api base URL of the orders service
 */
export async function measureOffers(
  api: string,
  token: string,
  prints: number,
): Promise<Measurement[]> {
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
