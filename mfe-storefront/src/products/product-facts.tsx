import { defineMessages, locales, useLanguage, useMessages } from '@stampa/platform'
import { minimumQuantity } from '@stampa/pricing'
import { wordIn } from '@stampa/rules/words'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import { Fragment, type ReactElement } from 'react'
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

type ProductFactsProps = Pick<ProductData, 'priceTable' | 'colours' | 'sizes' | 'words'>

/** What a product can be ordered as; what is not known is left out. */
export function ProductFacts({
  priceTable,
  colours,
  sizes,
  words,
}: ProductFactsProps): ReactElement | null {
  const texts = useMessages(messages)
  const langOf = useWordLang(words)
  const locale = locales[useLanguage()]
  const namesOf = (entries: { name: string }[] = []) => entries.map(({ name }) => name)
  const list = (names: readonly string[]) =>
    names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <span lang={langOf(name)}>{wordIn(words, name)}</span>
      </Fragment>
    ))
  const minimum = priceTable && minimumQuantity(priceTable)
  const facts = [
    {
      name: texts.minimum,
      value: minimum && texts.pieces(minimum.toLocaleString(locale), minimum === 1),
    },
    { name: texts.delivery, value: priceTable && texts.days(priceTable.workingDays) },
    { name: texts.techniques, value: list(namesOf(priceTable?.techniques)) },
    { name: texts.colours, value: list(colours) },
    { name: texts.sizes, value: list(sizes) },
    { name: texts.options, value: list(namesOf(priceTable?.options)) },
  ].filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value))
  if (facts.length === 0) return null
  return (
    <dl aria-label={texts.label} className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
