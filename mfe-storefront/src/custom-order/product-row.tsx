import { defineMessages, useMessages } from '@stampa/platform'
import { defaultChoice, minimumQuantity } from '@stampa/pricing'
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
import { type OrderedItem, quantityField } from './order-rules.ts'

/** Loaded when a product is selected. Without its code the order has the quantity only, which it may. */
const ProductDetails = lazy(() =>
  import(/* webpackChunkName: "product-details" */ './product-details.tsx').then(
    module => ({ default: module.ProductDetails }),
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

/** Returns the smallest quantity that a product is priced for. */
export function firstQuantity({ priceTable }: OrderFormData['products'][number]): string {
  return String(priceTable ? minimumQuantity(priceTable) : 1)
}

/** A product to select, with its quantity; a selected one with a price table shows its price. */
export function ProductRow(props: ProductRowProps): ReactElement {
  const { product, item, today, isHidden, errorOf } = props
  const { _id, title, priceTable: table } = product
  const texts = useMessages(messages)
  const row = useRef<HTMLLIElement>(null)
  const quantity = quantityField(_id)
  const initial = item?.quantity ?? firstQuantity(product)
  const [typed, setTyped] = useState({
    isChosen: item !== undefined,
    quantity: initial,
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
          lang={product.language}
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
          defaultValue={initial}
          error={errorOf(quantity)}
          readOnly={isSummed}
        />
      </div>
      {typed.isChosen && (
        <Suspense>
          <ProductDetails
            {...{ product, item, today, choice, errorOf }}
            quantity={typed.quantity}
            onQuantity={isSummed ? undefined : setQuantity}
            onChoice={setChoice}
            onTotal={total => {
              setSummed(total > 0)
              setQuantity(String(Math.max(1, total)))
            }}
          />
        </Suspense>
      )}
    </li>
  )
}
