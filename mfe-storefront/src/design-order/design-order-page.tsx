import {
  type Head,
  type HeadArgs,
  Link,
  locales,
  type RouteHandle,
  textsIn,
  timeZone,
  useActionData,
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
import type { ProofAnswer } from './answer-proof.ts'
import type { DesignOrderData } from './design-order.data.ts'
import { designOrderMessages } from './design-order.messages.ts'
import styles from './design-order-page.module.css'
import { ProofToAnswer } from './proof-to-answer.tsx'

export const handle = {
  head: designOrderHead,
  headWithoutData: titled(designOrderMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <TokenFailure messages={designOrderMessages} />
}

type Status = DesignOrderData['order']['orderStatus']

const tones: Record<Status, NonNullable<BadgeProps['tone']>> = {
  Submitted: 'neutral',
  'In Review': 'warning',
  Quoted: 'warning',
  Approved: 'positive',
  'In Production': 'warning',
  Completed: 'positive',
  Cancelled: 'danger',
}

/** `/design-order/{token}`: how a design order stands and its proof, to whoever has its link. */
export function Component(): ReactElement {
  const { token, order } = useLoaderData<DesignOrderData>()
  const answer = useActionData<ProofAnswer>()
  const texts = useMessages(designOrderMessages)
  const language = useLanguage()
  const itemsId = useId()
  const historyId = useId()
  const time = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const count = new Intl.NumberFormat(locales[language])
  const [proof] = order.proofs
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
        {proof && <ProofToAnswer token={token} proof={proof} answer={answer} />}
        <section aria-labelledby={itemsId} className={styles.part}>
          <h2 id={itemsId}>{texts.items}</h2>
          <ul className={styles.mockups}>
            {order.mockups.map((mockup, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none ever moves.
              <li key={index} className={styles.mockup}>
                <img src={mockup.mockupImage} alt="" width="240" height="240" loading="lazy" />
                <strong>{mockup.productName}</strong>
                <span>
                  {mockup.colorName}, {texts[mockup.view]}
                </span>
                <span>{texts.pieces(count.format(mockup.quantity))}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={historyId} className={styles.part}>
          <h2 id={historyId}>{texts.history}</h2>
          <ol>
            {order.history.map(({ at, status }) => (
              <li key={at} className={styles.line}>
                <span>{status in tones ? texts[status as Status] : status}</span>
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
function designOrderHead({
  data: { order },
  language,
}: HeadArgs & { data: DesignOrderData }): Head {
  const texts = textsIn(designOrderMessages, language)
  return { title: pageTitle(texts.number(order.number)), noindex: true, confidential: true }
}
