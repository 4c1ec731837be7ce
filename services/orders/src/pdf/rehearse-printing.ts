import type { App } from '@stampa/service-kit'
import type { CustomerOffer } from '../routes/offers/customer-offer.ts'
import { printOffer } from './offer-pdf.ts'

const price = { quantity: 1, pricePerItemWithoutVAT: 100n, pricePerItemWithVAT: 124n }
const total = { netTotal: 100n, vat: 24n, total: 124n }

const item = {
  ...price,
  ...total,
  skuCode: 'SKU-00001',
  description: 'Δοκιμή',
  quantityBreaks: [price],
}

/** Long enough for the code that runs most often to be compiled. */
const offer: CustomerOffer = {
  ...total,
  number: 'ΠΡ-2026-0001',
  status: 'Sent',
  version: 1,
  customerName: 'Δοκιμή',
  customerEmail: '',
  customerAddress: '',
  offerDate: '2026-01-01',
  validUntil: null,
  notes: '',
  items: Array.from({ length: 20 }, () => item),
  setup: null,
  decidedAt: null,
}

/**
 * Prints an offer for nobody once the service listens: what runs for the first time takes several times as long,
 * and whoever printed the first one would wait for it.
 */
export function rehearsePrinting(app: App): void {
  app.addHook('onListen', async () => {
    try {
      await printOffer(offer, await app.company.find())
    } catch (err) {
      app.log.warn({ err }, 'an offer could not be printed')
    }
  })
}
