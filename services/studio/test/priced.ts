import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PriceTable } from '@stampa/pricing'

export const priceTable: PriceTable = {
  workingDays: 7,
  techniques: [
    {
      ...{ name: 'Μεταξοτυπία', colours: 6, sides: 2, setupFee: 25 },
      ...{ extraColour: 0.35, extraSide: 1.2 },
      tiers: [
        { quantity: 20, price: 7.8 },
        { quantity: 50, price: 6 },
      ],
    },
  ],
  options: [{ name: 'Ατομική συσκευασία', price: 0.3 }],
}

export const choice = { technique: 'Μεταξοτυπία', colours: 3, options: ['Ατομική συσκευασία'] }

/** Starts a catalog whose company shows prices. */
export async function startCatalog(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ showPrices: request.url === '/api/company/settings' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
