import { defineMessages, useContentLang, useMessages } from '@stampa/platform'
import { defaultChoice } from '@stampa/pricing'
import { maxPieces } from '@stampa/rules/printing'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { possibleChoice } from '@stampa/ui/price/choice.ts'
import {
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { choiceField, type OrderedItem, quantityField } from './order-rules.ts'

/** Loaded when a product is selected. Without its code the order is sent without a print, which it may be. */
const ProductEstimate = lazy(() =>
  import(/* webpackChunkName: "estimate" */ './product-estimate.tsx').then(
    module => ({ default: module.ProductEstimate }),
    error => {
      console.warn(error)
      return { default: () => null }
    },
  ),
)

/** As above: without its code the quantity is typed as a whole. */
const SizeMatrix = lazy(() =>
  import(/* webpackChunkName: "matrix" */ './size-matrix.tsx').then(
    module => ({ default: module.SizeMatrix }),
    error => {
      console.warn(error)
      return { default: () => null }
    },
  ),
)

const messages = defineMessages({
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  quantityOf: {
    el: (title: string) => `Ποσότητα: ${title}`,
    en: (title: string) => `Quantity: ${title}`,
  },
})

interface ProductRowProps extends Pick<OrderFormData, 'today'> {
  product: OrderFormData['products'][number]
  /** The product in the initial selection. */
  item: OrderedItem | undefined
  /** Hidden, not removed: a filter keeps the selection. */
  isHidden: boolean
  errorOf: (field: string) => string | undefined
}

/** A product to select, with its quantity; a selected one with a price table shows its price. */
export function ProductRow(props: ProductRowProps): ReactElement {
  const { product, item, today, isHidden, errorOf } = props
  const { _id, title, colours, sizes, priceTable: table } = product
  const isVaried = colours.length > 1 || sizes.length > 0
  const cells = Math.max(1, colours.length) * Math.max(1, sizes.length)
  const texts = useMessages(messages)
  const lang = useContentLang()
  const row = useRef<HTMLLIElement>(null)
  const quantity = quantityField(_id)
  const [typed, setTyped] = useState({
    isChosen: item !== undefined,
    quantity: item?.quantity ?? '1',
  })
  const [choice, setChoice] = useState(
    table && possibleChoice(table, item?.choice ?? defaultChoice(table)),
  )
  const quantityInput = () => row.current?.querySelector<HTMLInputElement>(`[name="${quantity}"]`)
  const read = () => {
    const box = row.current?.querySelector<HTMLInputElement>('[name="products"]')
    setTyped({ isChosen: box?.checked === true, quantity: quantityInput()?.value ?? '' })
  }
  // The form restores what was typed before in its own effect, which runs after this one.
  // The sum of the matrix takes the place of a typed quantity.
  const [isSummed, setSummed] = useState((item?.pieces?.length ?? 0) > 0)
  const setQuantity = (next: string) => {
    const input = quantityInput()
    if (!input) return
    input.value = next
    // The form keeps what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    read()
  }
  const readRestored = useEffectEvent(() => row.current && read())
  useEffect(() => queueMicrotask(() => readRestored()), [])
  return (
    <li ref={row} hidden={isHidden} onChange={read} className={styles.item}>
      <div className={styles.product}>
        <CheckboxField
          name="products"
          value={_id}
          label={title}
          lang={lang}
          defaultChecked={item !== undefined}
        />
      </div>
      <div className={styles.quantity}>
        <TextField
          name={quantity}
          label={texts.quantityOf(title)}
          labelHidden
          placeholder={texts.quantity}
          inputMode="numeric"
          defaultValue={item?.quantity ?? '1'}
          error={errorOf(quantity)}
          readOnly={isSummed}
        />
      </div>
      {isVaried && cells <= maxPieces && typed.isChosen && (
        <Suspense>
          <SizeMatrix
            {...{ colours, sizes, errorOf }}
            product={_id}
            pieces={item?.pieces ?? []}
            onTotal={total => {
              setSummed(total > 0)
              setQuantity(String(Math.max(1, total)))
            }}
          />
        </Suspense>
      )}
      {table && choice && typed.isChosen && (
        <Suspense>
          <ProductEstimate
            {...{ table, choice, today }}
            quantity={typed.quantity}
            onChoice={setChoice}
            onQuantity={setQuantity}
            nameOf={field => choiceField(_id, field)}
          />
        </Suspense>
      )}
    </li>
  )
}
