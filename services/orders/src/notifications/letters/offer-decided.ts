import { facts, type Letter, link, quote } from '@stampa/service-kit/mail'
import { greekEuros } from '../../pdf/greek-format.ts'
import type { CustomerOffer } from '../../routes/offers/customer-offer.ts'

/** What a customer said when deciding. Either may be empty. */
interface Decision {
  accepted: boolean
  name: string
  comment: string
}

/** To the shop: the customer has decided. */
export function offerDecided(
  offer: CustomerOffer,
  { accepted, name, comment }: Decision,
  adminUrl: string,
): Letter {
  const title = `Η προσφορά ${offer.number} ${accepted ? 'έγινε δεκτή' : 'δεν έγινε δεκτή'}`
  return {
    subject: title,
    parts: [
      {
        lang: 'el',
        title,
        blocks: [
          facts(
            ['Πελάτης', offer.customerName],
            ['Απάντησε', name],
            ['Σύνολο', greekEuros(offer.total)],
          ),
          ...(comment === '' ? [] : [quote(comment)]),
          link('Άνοιγμα στη διαχείριση', adminUrl),
        ],
      },
    ],
  }
}
