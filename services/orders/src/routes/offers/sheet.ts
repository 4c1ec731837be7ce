import type { Links } from '@stampa/service-kit/links'
import type { ExportColumn } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import { withItems } from './item-store.ts'
import type { Offer, OfferItem } from './schema.ts'
import type { OfferRow } from './store.ts'
import { toOffer } from './view.ts'

/** A row of the export: an offer with one of its lines, or its own set-up fee, whose line has no SKU. */
interface SheetLine {
  offer: Offer
  item: NonNullable<Offer['setup']> & Partial<OfferItem>
}

/** Generates the lines of offers. Their amounts add up to the totals of the offer. */
export async function* linesOf(
  db: Knex,
  batches: AsyncIterable<OfferRow[]>,
  links: Links,
): AsyncGenerator<SheetLine[]> {
  for await (const rows of batches) {
    const offers = (await withItems(db, rows)).map(stored => toOffer(stored, links))
    yield offers.flatMap(offer => {
      const { items, setup } = offer
      return [...items, ...(setup ? [setup] : [])].map(item => ({ offer, item }))
    })
  }
}

/** Returns the column of an amount of the line. */
function amount(
  field: keyof NonNullable<Offer['setup']> | 'priceWithoutVAT' | 'printCostPerItem' | 'setupFee',
  en: string,
  el: string,
): ExportColumn<SheetLine> {
  return { en, el, kind: 'euro', value: ({ item }) => item[field] }
}

export const sheetColumns: ExportColumn<SheetLine>[] = [
  { en: 'Offer', el: 'Προσφορά', value: ({ offer }) => offer.number },
  { en: 'Offer date', el: 'Ημερομηνία', kind: 'day', value: ({ offer }) => offer.offerDate },
  { en: 'Valid until', el: 'Ισχύει έως', kind: 'day', value: ({ offer }) => offer.validUntil },
  { en: 'Status', el: 'Κατάσταση', value: ({ offer }) => offer.status },
  { en: 'Customer', el: 'Πελάτης', value: ({ offer }) => offer.customerName },
  { en: 'Email', el: 'Email', value: ({ offer }) => offer.customerEmail },
  { en: 'SKU code', el: 'Κωδικός', value: ({ item }) => item.skuCode },
  {
    en: 'Product',
    el: 'Προϊόν',
    value: ({ item }) => item.productDescription ?? 'Setup fee',
  },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ item }) => item.quantity },
  amount('priceWithoutVAT', 'Price without VAT', 'Τιμή χωρίς ΦΠΑ'),
  amount('printCostPerItem', 'Print cost per item', 'Εκτύπωση ανά τεμάχιο'),
  amount('setupFee', 'Setup fee', 'Κόστος προετοιμασίας'),
  { en: 'Margin %', el: 'Περιθώριο %', value: ({ item }) => item.marginPercentage },
  amount('totalCostWithoutVAT', 'Cost without VAT', 'Κόστος χωρίς ΦΠΑ'),
  amount('costVAT', 'VAT of cost', 'ΦΠΑ κόστους'),
  amount('totalCost', 'Cost', 'Κόστος'),
  amount('netRevenue', 'Net revenue', 'Έσοδα χωρίς ΦΠΑ'),
  amount('vat', 'VAT', 'ΦΠΑ'),
  amount('totalRevenue', 'Revenue', 'Έσοδα'),
  amount('profit', 'Profit', 'Κέρδος'),
]
