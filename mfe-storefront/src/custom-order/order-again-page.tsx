import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { tokenPage } from '../shared/token-page.tsx'
import type { OrderAgainData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { CustomOrderForm } from './custom-order-form.tsx'
import { repeatItems } from './repeat-order.ts'

const messages = defineMessages({
  title: { el: 'Παραγγείλτε ξανά', en: 'Order again' },
  number: {
    el: (number: string) => `Ξανά όπως η παραγγελία ${number}`,
    en: (number: string) => `Again as order ${number}`,
  },
  text: {
    el: 'Τα ίδια προϊόντα, ποσότητες και εκτύπωση. Αλλάξτε ό,τι θέλετε και στείλτε την.',
    en: 'The same products, quantities and print. Change what you like and submit it.',
  },
  gone: {
    el: (titles: string) => `Δεν τα έχουμε πια: ${titles}.`,
    en: (titles: string) => `We no longer have: ${titles}.`,
  },
  failed: { el: 'Η παραγγελία δεν φορτώθηκε', en: 'Failed to load the order' },
  notFound: { el: 'Η παραγγελία δεν βρέθηκε', en: 'Order not found' },
})

export const { handle, ErrorBoundary } = tokenPage(
  messages,
  ({ order }: OrderAgainData) => order.number,
)

/** `/order-status/{token}/again`: the order form, filled in with an earlier order. */
export function Component(): ReactElement {
  const { order, form } = useLoaderData<OrderAgainData>()
  const texts = useMessages(messages)
  const items = repeatItems(order.items, form.products)
  const isChosen = (id: string) => items.some(({ product }) => product === id)
  const gone = order.items.flatMap(({ product, title }) =>
    title === null || isChosen(product) ? [] : title,
  )
  return (
    <>
      <PageHeader title={texts.number(order.number)} text={texts.text} />
      <div className={styles.page}>
        <div className={styles.form}>
          {gone.length > 0 && <p>{texts.gone(gone.join(', '))}</p>}
          <CustomOrderForm
            {...form}
            // The chosen products come first, where they are visible.
            products={form.products.toSorted(
              (one, other) => Number(isChosen(other._id)) - Number(isChosen(one._id)),
            )}
            repeated={{ number: order.number, items, options: order.options }}
          />
        </div>
      </div>
    </>
  )
}
