import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useActionData,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerPanel } from '../shared/banner/banner.tsx'
import { pageHead } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { orderedProduct } from '../shared/paths.ts'
import type { CustomOrderData, ProductChoice } from './custom-order.data.ts'
import { customOrderMessages } from './custom-order.messages.ts'
import { CustomOrderForm } from './custom-order-form.tsx'
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
  const chosen = new URLSearchParams(useLocation().search).get(orderedProduct) ?? undefined
  const isChosen = ({ _id }: ProductChoice) => _id === chosen
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.page}>
        {banner && <BannerPanel banner={banner} text="beside" priority />}
        <div className={styles.form}>
          <CustomOrderForm
            {...form}
            // First, where it is seen.
            products={form.products.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))}
            chosen={chosen}
            answer={answer}
          />
        </div>
      </div>
    </>
  )
}

/** The page is there whatever its form can offer. */
function customOrderHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(customOrderMessages, language)
  return pageHead({ title, description, path: '/custom-order' })
}
