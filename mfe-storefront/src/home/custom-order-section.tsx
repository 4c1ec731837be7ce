import { useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import type { OrderFormData } from '../custom-order/custom-order.data.ts'
import { deferred } from '../shared/deferred/deferred.tsx'
import styles from './custom-order-section.module.css'
import { homeMessages } from './home.messages.ts'
import { SectionHeader } from './section-header.tsx'

const CustomOrderForm = deferred(
  async () =>
    (await import(/* webpackChunkName: "home-forms" */ './home-forms.ts')).CustomOrderForm,
)

/** The way from an idea to an order. */
export function CustomOrderSection({ form }: { form: OrderFormData }): ReactElement {
  const texts = useMessages(homeMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={texts.order} />
      <div className={styles.columns}>
        <p className={styles.text}>{texts.orderText}</p>
        <CustomOrderForm {...form} />
      </div>
    </section>
  )
}
