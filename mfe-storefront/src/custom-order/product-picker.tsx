import { useContentLang, useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { matches } from '@stampa/ui/search/matches.ts'
import { type ReactElement, useState } from 'react'
import type { ProductChoice } from './custom-order.data.ts'
import { orderFormMessages } from './custom-order-form.messages.ts'
import { type CustomOrder, quantityField } from './order-rules.ts'
import styles from './product-picker.module.css'

interface ProductPickerProps {
  products: ProductChoice[]
  /** What was chosen before, for a form that the server writes anew. */
  items: CustomOrder['items']
  errorOf: (field: string) => string | undefined
}

/** From this many products on, a filter helps more than it costs. */
const filterFrom = 9

/** Any number of products, each with its quantity. */
export function ProductPicker({ products, items, errorOf }: ProductPickerProps): ReactElement {
  const texts = useMessages(orderFormMessages)
  const [query, setQuery] = useState('')
  const lang = useContentLang()
  const shown = new Set(products.filter(({ title }) => matches(title, query)))
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.products}</legend>
      <p className={styles.hint}>{texts.productsHint}</p>
      <div className={styles.box}>
        {products.length >= filterFrom && (
          <input
            type="search"
            value={query}
            onChange={event => setQuery(event.currentTarget.value)}
            placeholder={texts.filter}
            aria-label={texts.filter}
            className={styles.filter}
          />
        )}
        <ul className={styles.list}>
          {products.map(product => (
            // Hidden, not left out: what is chosen stays chosen.
            <li key={product._id} hidden={!shown.has(product)} className={styles.item}>
              <div className={styles.product}>
                <CheckboxField
                  name="products"
                  value={product._id}
                  label={product.title}
                  lang={lang}
                  defaultChecked={items.some(item => item.product === product._id)}
                />
              </div>
              <div className={styles.quantity}>
                <TextField
                  name={quantityField(product._id)}
                  label={texts.quantityOf(product.title)}
                  labelHidden
                  placeholder={texts.quantity}
                  inputMode="numeric"
                  defaultValue={items.find(item => item.product === product._id)?.quantity ?? '1'}
                  error={errorOf(quantityField(product._id))}
                />
              </div>
            </li>
          ))}
        </ul>
        {shown.size === 0 && <p className={styles.nothing}>{texts.nothingMatches(query)}</p>}
      </div>
    </fieldset>
  )
}
