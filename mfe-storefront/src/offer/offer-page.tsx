import {
  type Head,
  type HeadArgs,
  Link,
  locales,
  type RouteHandle,
  textsIn,
  useActionData,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { TokenFailure } from '../shared/load-failure/token-failure.tsx'
import { pageTitle, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { DecisionAnswer } from './decide-offer.ts'
import { Decision } from './decision.tsx'
import type { OfferData } from './offer.data.ts'
import { offerMessages } from './offer.messages.ts'
import { OfferLines } from './offer-lines.tsx'
import styles from './offer-page.module.css'

export const handle = {
  head: offerHead,
  headWithoutData: titled(offerMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <TokenFailure messages={offerMessages} />
}

/** `/offer/{token}`: what the shop offers to a customer, who accepts or declines it here. */
export function Component(): ReactElement {
  const { token, offer } = useLoaderData<OfferData>()
  const answer = useActionData<DecisionAnswer>()
  const texts = useMessages(offerMessages)
  const language = useLanguage()
  if (!offer) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState
          title={texts.revised}
          action={<Button render={<Link to="/contact" />}>{texts.contact}</Button>}
        >
          {texts.revisedText}
        </EmptyState>
      </>
    )
  }
  // Days, not moments: the same in every time zone.
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <PageHeader title={texts.number(offer.number)} />
      <div className={styles.offer}>
        <div className={styles.facts}>
          <p>{texts.for(offer.customerName)}</p>
          <p>{texts.date(day.format(new Date(offer.offerDate)))}</p>
          {offer.validUntil && <p>{texts.validUntil(day.format(new Date(offer.validUntil)))}</p>}
        </div>
        <OfferLines offer={offer} />
        {offer.notes && (
          <section aria-label={texts.notes} className={styles.notes}>
            {offer.notes}
          </section>
        )}
        {/* A file of the service, not a page of the site. */}
        <Button render={<a href={`/api/offer-link/${token}/pdf`} target="_blank" rel="noopener" />}>
          {texts.pdf}
        </Button>
        <Decision token={token} offer={offer} answer={answer} />
      </div>
    </>
  )
}

/** Nobody's but the customer's: no search engine keeps it. */
function offerHead({ data: { offer }, language }: HeadArgs & { data: OfferData }): Head {
  const { title, number } = textsIn(offerMessages, language)
  return {
    title: pageTitle(offer ? number(offer.number) : title),
    noindex: true,
    confidential: true,
  }
}
