import { Link, useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useId } from 'react'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import type { DecisionAnswer } from './decide-offer.ts'
import styles from './decision.module.css'
import type { OfferData } from './offer.data.ts'
import { offerMessages } from './offer.messages.ts'

interface DecisionProps {
  token: string
  offer: NonNullable<OfferData['offer']>
  /** What the page was answered with, to a browser without JavaScript. */
  answer: DecisionAnswer | undefined
}

const outcomes = { Accepted: 'accepted', Rejected: 'rejected', Expired: 'expired' } as const

/** Where the customer says yes or no, or is told what was said. */
export function Decision({ token, offer, answer: first }: DecisionProps): ReactElement {
  const texts = useMessages(offerMessages)
  const titleId = useId()
  const fetcher = useFetcher<DecisionAnswer>()
  const answer = fetcher.data ?? first
  const busy = fetcher.state !== 'idle'
  const open = offer.status === 'Sent'
  return (
    <section aria-labelledby={titleId} className={styles.decision}>
      <h2 id={titleId}>{texts.decide}</h2>
      {answer?.sent === false && (
        <SendOutcome sent={false} lang={undefined}>
          {texts[answer.failed]}
        </SendOutcome>
      )}
      {open ? (
        <fetcher.Form method="post" action={`/offer/${token}`} className={styles.fields}>
          <input type="hidden" name="version" value={offer.version} />
          <TextField name="name" label={texts.name} autoComplete="name" maxLength={200} />
          <TextArea name="comment" label={texts.comment} rows={3} maxLength={1000} />
          <div className={styles.buttons}>
            <Button type="submit" name="decision" value="accept" variant="primary" loading={busy}>
              {texts.accept}
            </Button>
            <Button type="submit" name="decision" value="decline" loading={busy}>
              {texts.decline}
            </Button>
          </div>
        </fetcher.Form>
      ) : (
        <>
          <SendOutcome sent={offer.status === 'Accepted'} lang={undefined}>
            {offer.status in outcomes && texts[outcomes[offer.status as keyof typeof outcomes]]}
          </SendOutcome>
          {offer.status !== 'Accepted' && (
            <Button render={<Link to="/contact" />}>{texts.contact}</Button>
          )}
        </>
      )}
    </section>
  )
}
