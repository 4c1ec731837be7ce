import { type RouteHandle, useActionData, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerPanel } from '../shared/banner/banner-panel.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { CustomOrderData } from './custom-order.data.ts'
import { customOrderMessages } from './custom-order.messages.ts'
import { CustomOrderForm } from './custom-order-form.tsx'
import { customOrderHead } from './custom-order-head.ts'
import styles from './custom-order-page.module.css'
import type { OrderAnswer } from './place-order.ts'

export const handle = {
  head: customOrderHead,
  headWithoutData: customOrderHead,
} satisfies RouteHandle

/** `/custom-order` */
export function Component(): ReactElement {
  const { form, banner } = useLoaderData<CustomOrderData>()
  const answer = useActionData<OrderAnswer>()
  const texts = useMessages(customOrderMessages)
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.page}>
        {banner && <BannerPanel banner={banner} text="beside" priority />}
        <div className={styles.form}>
          <CustomOrderForm {...form} answer={answer} />
        </div>
      </div>
    </>
  )
}
