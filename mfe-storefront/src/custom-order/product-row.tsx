import { defineMessages, useMessages } from '@stampa/platform'
import { defaultChoice } from '@stampa/pricing'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { keptFields, restoreFields } from '@stampa/ui/field/use-kept-fields.ts'
import { possibleChoice, type WantedPrice } from '@stampa/ui/price/choice.ts'
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
import {
  askedField,
  firstQuantity,
  type OrderedItem,
  quantityField,
  readChoice,
  type TypedOrder,
} from './order-rules.ts'

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
  /** From the product's page. */
  wanted: WantedPrice | undefined
  order: TypedOrder | undefined
  /** Called after each change of a value that is no input of the visitor. */
  onChange: () => void
  /** Hidden, not removed: a filter keeps the selection. */
  isHidden: boolean
  errorOf: (field: string) => string | undefined
}

/** A product to select, with its quantity; a selected one with a price table shows its price. */
export function ProductRow(props: ProductRowProps): ReactElement {
  const { product, item, wanted, order, today, isHidden, onChange, errorOf } = props
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
  // The sum of the matrix takes the place of a typed quantity, which returns when the matrix is emptied.
  const [isSummed, setSummed] = useState((item?.pieces?.length ?? 0) > 0)
  const [beforeSum, setBeforeSum] = useState(initial)
  const setQuantity = (next: string) => {
    const input = quantityInput()
    if (!input) return
    input.value = next
    // The form keeps what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    read()
  }
  const takeTotal = (total: number) => {
    if (total > 0 && !isSummed) setBeforeSum(quantityInput()?.value ?? initial)
    setSummed(total > 0)
    if (total > 0) setQuantity(String(total))
    else if (isSummed) setQuantity(beforeSum)
  }
  const restore = useEffectEvent(() => {
    const form = row.current?.closest('form')
    if (!row.current || !form) return
    const fields = row.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    )
    restoreFields([...fields], () => row.current && read())
    const { choice: kept } = readChoice(keptFields(form), _id)
    if (table && kept) setChoice(possibleChoice(table, kept))
  })
  // The form restores what was typed before in its own effect, which runs after this one.
  useEffect(() => queueMicrotask(() => restore()), [])
  const takeChange = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields change with them
  useEffect(() => takeChange(), [typed, choice, isSummed])
  return (
    <li
      ref={row}
      hidden={isHidden}
      onChange={read}
      className={styles.item}
      data-kept-part={_id}
      data-kept-for={wanted && JSON.stringify(wanted)}
    >
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
      {isSummed && <input type="hidden" name={askedField(_id)} value={beforeSum} />}
      {typed.isChosen && (
        <Suspense>
          <ProductDetails
            {...{ product, item, order, today, choice, onChange, errorOf }}
            quantity={typed.quantity}
            onQuantity={isSummed ? undefined : setQuantity}
            onChoice={setChoice}
            onTotal={takeTotal}
          />
        </Suspense>
      )}
    </li>
  )
}
