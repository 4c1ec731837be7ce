import {
  defineMessages,
  readParameter,
  useActionData,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import type { WantedPrice } from '@stampa/ui/price/choice.ts'
import type { ReactElement } from 'react'
import { BannerPanel } from '../shared/banner/banner.tsx'
import { useEntryState } from '../shared/entry-state.ts'
import { staticHandle } from '../shared/page-handle.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { CustomOrderData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { CustomOrderForm } from './custom-order-form.tsx'
import type { OrderAnswer } from './place-order.ts'

const messages = defineMessages({
  title: { el: 'Παραγγελία με δικό σας σχέδιο', en: 'Custom order' },
  description: {
    el: 'Πείτε μας τι θέλετε να τυπώσουμε, σε τι και πόσα. Θα σας απαντήσουμε με τιμή και χρόνο.',
    en: 'Tell us what to print, on what and how many. We will answer with a price and a date.',
  },
})

export const handle = staticHandle(messages, '/custom-order')

export function Component(): ReactElement {
  const { form, banner } = useLoaderData<CustomOrderData>()
  const answer = useActionData<OrderAnswer>()
  const texts = useMessages(messages)
  const location = useLocation()
  const chosen = readParameter(location.search, 'product') ?? undefined
  const { wanted } = useEntryState<{ wanted: WantedPrice }>()
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.page}>
        <div className={styles.form}>
          <CustomOrderForm
            {...form}
            chosen={chosen}
            wanted={wanted?.product === chosen ? wanted : undefined}
            answer={answer}
          />
        </div>
        {banner && <BannerPanel banner={banner} text="beside" />}
      </div>
    </>
  )
}
