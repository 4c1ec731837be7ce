import {
  type Head,
  type HeadArgs,
  Link,
  locales,
  type RouteHandle,
  textsIn,
  timeZone,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Badge, type BadgeProps } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import { TokenFailure } from '../shared/load-failure/token-failure.tsx'
import { pageTitle, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { OrderStatusData } from './order-status.data.ts'
import { orderStatusMessages } from './order-status.messages.ts'
import styles from './order-status-page.module.css'

export const handle = {
  head: orderStatusHead,
  headWithoutData: titled(orderStatusMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <TokenFailure messages={orderStatusMessages} />
}

const tones: Record<OrderStatusData['orderStatus'], NonNullable<BadgeProps['tone']>> = {
  Submitted: 'neutral',
  'In Progress': 'warning',
  Completed: 'positive',
  Rejected: 'danger',
}

/** `/order-status/{token}`: how an order stands, to whoever has its link. */
export function Component(): ReactElement {
  const order = useLoaderData<OrderStatusData>()
  const texts = useMessages(orderStatusMessages)
  const language = useLanguage()
  const itemsId = useId()
  const historyId = useId()
  const time = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const count = new Intl.NumberFormat(locales[language])
  return (
    <>
      <PageHeader
        title={texts.number(order.number)}
        note={time.format(new Date(order.createdAt))}
      />
      <div className={styles.order}>
        <p>
          {texts.status}: <Badge tone={tones[order.orderStatus]}>{texts[order.orderStatus]}</Badge>
        </p>
        <section aria-labelledby={itemsId} className={styles.part}>
          <h2 id={itemsId}>{texts.items}</h2>
          {order.items.length === 0 && <p>{texts.noItems}</p>}
          <ul>
            {order.items.map(({ title, quantity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand twice, and none ever moves.
              <li key={index} className={styles.line}>
                <span>{title ?? texts.unnamed}</span>
                <span>{texts.pieces(count.format(quantity))}</span>
              </li>
            ))}
          </ul>
          {order.options.length > 0 && (
            <p>
              {texts.areas}: {order.options.join(', ')}
            </p>
          )}
          {order.hasImage && <p className={styles.quiet}>{texts.image}</p>}
        </section>
        <section aria-labelledby={historyId} className={styles.part}>
          <h2 id={historyId}>{texts.history}</h2>
          <ol>
            {order.history.map(({ at, status }) => (
              <li key={at} className={styles.line}>
                <span>{status in tones ? texts[status as keyof typeof tones] : status}</span>
                <time dateTime={at} className={styles.quiet}>
                  {time.format(new Date(at))}
                </time>
              </li>
            ))}
          </ol>
        </section>
        <Button render={<Link to="/contact" />}>{texts.ask}</Button>
      </div>
    </>
  )
}

/** Nobody's but the customer's: no search engine keeps it. */
function orderStatusHead({
  data: { number },
  language,
}: HeadArgs & { data: OrderStatusData }): Head {
  const texts = textsIn(orderStatusMessages, language)
  return { title: pageTitle(texts.number(number)), noindex: true, confidential: true }
}
