import { hash } from 'node:crypto'
import { type App, type Reply, Type } from '@stampa/service-kit'
import { createLimit } from '@stampa/service-kit/limit'
import { LRUCache } from 'lru-cache'
import type { CustomerOffer } from './customer-offer.ts'
import { printOffer } from './offer-pdf.ts'

export const pdfBytes = Type.Unsafe<unknown>({ description: 'The PDF' })

/** Printing takes the service's thread, half a second for 200 lines: one PDF at a time, other calls in between. */
export const inTurn = createLimit(1)

/** Printed PDFs by the hash of what is printed: at most 16 MB, each for ten minutes. */
const printed = new LRUCache<string, Buffer>({
  maxSize: 2 ** 24,
  sizeCalculation: ({ length }) => length,
  ttl: 600_000,
})

/** Sends an offer as a PDF for display in the browser. */
export async function sendOfferPdf(app: App, reply: Reply, offer: CustomerOffer): Promise<Reply> {
  const company = await app.company.find()
  const content = JSON.stringify([offer, company], (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const key = hash('sha256', content)
  const bytes = await inTurn(async () => {
    const known = printed.get(key)
    if (known) return known
    const made = await printOffer(offer, company)
    printed.set(key, made)
    return made
  })
  const ascii = offer.number.replace('ΠΡ', 'PR').replaceAll(/[^\w-]/g, '')
  const utf8 = encodeURIComponent(offer.number)
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${ascii}.pdf"; filename*=UTF-8''${utf8}.pdf`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}
