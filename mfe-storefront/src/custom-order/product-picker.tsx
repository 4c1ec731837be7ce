import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import type { WantedPrice } from '@stampa/ui/price/choice.ts'
import { matches } from '@stampa/ui/search/matches.ts'
import { type ReactElement, useId, useState } from 'react'
import type { OrderableProduct, OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import type { CustomOrder, TypedOrder } from './order-rules.ts'
import { ProductRow } from './product-row.tsx'

const messages = defineMessages({
  products: { el: 'Προϊόντα', en: 'Products' },
  productsHint: {
    el: 'Επιλέξτε ένα ή περισσότερα. Δεν το βρίσκετε; Στείλτε μας την ιδέα και τα λέμε.',
    en: 'Choose one or more. Not there? Send us the idea and we will talk.',
  },
  filter: { el: 'Αναζήτηση στα προϊόντα', en: 'Search the products' },
  nothingMatches: {
    el: (query: string) => `Κανένα προϊόν για «${query}».`,
    en: (query: string) => `No product for “${query}”.`,
  },
  others: {
    el: (count: number) => `Κι άλλα προϊόντα (${count})`,
    en: (count: number) => `More products (${count})`,
  },
})

interface ProductPickerProps extends Pick<OrderFormData, 'products' | 'today'> {
  /** Initial selection. */
  items: CustomOrder['items']
  /** From the page of a product. */
  wanted: WantedPrice | undefined
  /** Undefined before the form has been restored. */
  order: TypedOrder | undefined
  onChange: () => void
  errorOf: (field: string) => string | undefined
}

/** Number of products from which the list has a filter. */
const filterFrom = 9

/**
 * Selects any number of products, each with a quantity. The selected ones come first, and the others are
 * folded as soon as there is one: by CSS, so that without JavaScript all are in the list.
 */
export function ProductPicker(props: ProductPickerProps): ReactElement {
  const { products, today, items, wanted, order, onChange, errorOf } = props
  const texts = useMessages(messages)
  const list = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const chosen = (order ?? { items }).items.map(({ product }) => product)
  const [first, setFirst] = useState(chosen)
  if (chosen.some(id => !first.includes(id))) {
    setFirst([...new Set([...first.filter(id => chosen.includes(id)), ...chosen])])
    setOpen(false)
  }
  const isFolded = chosen.length > 0 && !isOpen
  const row = (product: OrderableProduct) => {
    const { _id, title } = product
    return (
      <ProductRow
        key={_id}
        product={product}
        item={items.find(candidate => candidate.product === _id)}
        wanted={wanted?.product === _id ? wanted : undefined}
        order={order}
        today={today}
        isHidden={!chosen.includes(_id) && !matches(title, query)}
        onChange={onChange}
        errorOf={errorOf}
      />
    )
  }
  const others = products.filter(({ _id }) => !first.includes(_id))
  const isNothingFound = query !== '' && !others.some(({ title }) => matches(title, query))
  const fold = (
    <li key="others" className={styles.others}>
      {chosen.length > 0 && others.length > 0 && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => {
            setOpen(!isOpen)
            setFirst(first.filter(id => chosen.includes(id)))
          }}
        >
          {texts.others(products.length - chosen.length)}
        </Button>
      )}
      {!isFolded && products.length >= filterFrom && (
        <input
          type="search"
          value={query}
          onChange={event => setQuery(event.currentTarget.value)}
          placeholder={texts.filter}
          aria-label={texts.filter}
          className={styles.filter}
        />
      )}
      {!isFolded && isNothingFound && (
        <p className={styles.nothing}>{texts.nothingMatches(query)}</p>
      )}
    </li>
  )
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.products}</legend>
      <p className={styles.hint}>{texts.productsHint}</p>
      <div className={styles.box}>
        {/* One list of keys, so that a row that moves keeps what is typed. */}
        <ul id={list} className={cx(styles.list, isFolded && styles.folded)}>
          {[
            ...first.flatMap(id => products.filter(({ _id }) => _id === id)).map(row),
            fold,
            ...others.map(row),
          ]}
        </ul>
      </div>
    </fieldset>
  )
}
