import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type ReactElement, useId } from 'react'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import type { ProofAnswer } from './answer-proof.ts'
import type { Proof } from './design-order.data.ts'
import { designOrderMessages } from './design-order.messages.ts'
import styles from './design-order-page.module.css'

interface ProofToAnswerProps {
  token: string
  /** The newest. */
  proof: Proof
  /** What the page was answered with, to a browser without JavaScript. */
  answer: ProofAnswer | undefined
}

/** The newest proof, with what the customer says to it or has said. */
export function ProofToAnswer({ token, proof, answer: first }: ProofToAnswerProps): ReactElement {
  const texts = useMessages(designOrderMessages)
  const titleId = useId()
  const fetcher = useFetcher<ProofAnswer>()
  const answer = fetcher.data ?? first
  const busy = fetcher.state !== 'idle'
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{texts.proof(proof.version)}</h2>
      {proof.image && (
        <img
          src={proof.image}
          alt={texts.proof(proof.version)}
          width="600"
          height="600"
          className={styles.proof}
        />
      )}
      <p>
        <a href={proof.original} download>
          {texts.open}
        </a>
      </p>
      {proof.note !== '' && <p className={styles.note}>{proof.note}</p>}
      {answer?.sent === false && (
        <SendOutcome sent={false} lang={undefined}>
          {texts[answer.failed]}
        </SendOutcome>
      )}
      {proof.answer && (
        <SendOutcome sent lang={undefined}>
          {proof.answer === 'approve' ? texts.approved : texts.commented}
        </SendOutcome>
      )}
      {proof.answer !== 'approve' && (
        <fetcher.Form method="post" action={`/design-order/${token}`} className={styles.answer}>
          <input type="hidden" name="version" value={proof.version} />
          <TextArea name="comment" label={texts.comment} rows={3} maxLength={2000} />
          <div className={styles.buttons}>
            <Button type="submit" name="answer" value="approve" variant="primary" loading={busy}>
              {texts.approve}
            </Button>
            <Button type="submit" name="answer" value="comment" loading={busy}>
              {texts.askChange}
            </Button>
          </div>
        </fetcher.Form>
      )}
    </section>
  )
}
