import { facts, type Letter, link, paragraph } from '@stampa/service-kit/mail'
import { greekDate, greekEuros } from '../../pdf/greek-format.ts'
import type { CustomerOffer } from '../../routes/offers/customer-offer.ts'

/** To the customer: an offer to read and decide on. Amounts are as on its page, costs and margins not there. */
export function offerSent(offer: CustomerOffer, offerUrl: string): Letter {
  const { number, customerName, validUntil } = offer
  const until = validUntil === null ? '' : greekDate(validUntil)
  return {
    subject: `Προσφορά ${number} · Offer ${number}`,
    parts: [
      {
        lang: 'el',
        title: `Προσφορά ${number}`,
        blocks: [
          paragraph(`Προς: ${customerName}`),
          paragraph('Η προσφορά μας είναι έτοιμη. Μπορείτε να τη δείτε και να απαντήσετε.'),
          facts(
            ['Καθαρή αξία', greekEuros(offer.netTotal)],
            ['ΦΠΑ', greekEuros(offer.vat)],
            ['Σύνολο', greekEuros(offer.total)],
            ['Ισχύει έως', until],
          ),
          link('Η προσφορά', offerUrl),
        ],
      },
      {
        lang: 'en',
        title: `Offer ${number}`,
        blocks: [
          paragraph(`To: ${customerName}`),
          paragraph('Our offer is ready. You can read it and answer it.'),
          facts(
            ['Net', greekEuros(offer.netTotal)],
            ['VAT', greekEuros(offer.vat)],
            ['Total', greekEuros(offer.total)],
            ['Valid until', until],
          ),
          link('The offer', offerUrl),
        ],
      },
    ],
  }
}
