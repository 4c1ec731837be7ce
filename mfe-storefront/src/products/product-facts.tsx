import { defineMessages, locales, useContentLang, useLanguage, useMessages } from '@stampa/platform'
import { minimumQuantity } from '@stampa/pricing'
import type { ReactElement } from 'react'
import styles from './product-facts.module.css'
import type { ProductData } from './products.data.ts'

const messages = defineMessages({
  label: { el: 'Στοιχεία του προϊόντος', en: 'Product facts' },
  minimum: { el: 'Ελάχιστη ποσότητα', en: 'Minimum quantity' },
  pieces: {
    el: (count: string, one: boolean) => (one ? `${count} τεμάχιο` : `${count} τεμάχια`),
    en: (count: string, one: boolean) => (one ? `${count} piece` : `${count} pieces`),
  },
  delivery: { el: 'Χρόνος παράδοσης', en: 'Delivery time' },
  days: {
    el: (days: number) =>
      `${days} ${days === 1 ? 'εργάσιμη' : 'εργάσιμες'} από την έγκριση του σχεδίου`,
    en: (days: number) =>
      `${days} working ${days === 1 ? 'day' : 'days'} from the approval of the design`,
  },
  techniques: { el: 'Τεχνικές', en: 'Techniques' },
  colours: { el: 'Χρώματα', en: 'Colours' },
  sizes: { el: 'Μεγέθη', en: 'Sizes' },
  options: { el: 'Επιλογές', en: 'Options' },
})

type ProductFactsProps = Pick<ProductData, 'priceTable' | 'colours' | 'sizes'>

/** What a product can be ordered as; what is not known is left out. */
export function ProductFacts({
  priceTable,
  colours,
  sizes,
}: ProductFactsProps): ReactElement | null {
  const texts = useMessages(messages)
  const lang = useContentLang()
  const locale = locales[useLanguage()]
  const list = (entries: { name: string }[] | undefined) =>
    entries?.map(({ name }) => name).join(', ')
  const minimum = priceTable && minimumQuantity(priceTable)
  const facts = [
    {
      name: texts.minimum,
      value: minimum && texts.pieces(minimum.toLocaleString(locale), minimum === 1),
    },
    { name: texts.delivery, value: priceTable && texts.days(priceTable.workingDays) },
    { name: texts.techniques, value: list(priceTable?.techniques), lang },
    { name: texts.colours, value: colours.join(', '), lang },
    { name: texts.sizes, value: sizes.join(', '), lang },
    { name: texts.options, value: list(priceTable?.options), lang },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl aria-label={texts.label} className={styles.facts}>
      {facts.map(({ name, value, ...texts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...texts}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
