import { type App, type Reply, Type } from '@stampa/service-kit'
import { printOffer } from '../../pdf/offer-pdf.ts'
import type { CustomerOffer } from './customer-offer.ts'

/** Response schema of a PDF. */
export const pdfBytes = Type.Unsafe<unknown>({ description: 'The PDF' })

/** Sends an offer as a PDF for display in the browser. */
export async function sendOfferPdf(app: App, reply: Reply, offer: CustomerOffer): Promise<Reply> {
  const bytes = await printOffer(offer, await app.company.find())
  const ascii = offer.number.replace('ΠΡ', 'PR').replaceAll(/[^\w-]/g, '')
  const utf8 = encodeURIComponent(offer.number)
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${ascii}.pdf"; filename*=UTF-8''${utf8}.pdf`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}
