import {
  defineMessages,
  locales,
  useActionData,
  useFetcher,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import { type ReactElement, useId } from 'react'
import { Conversation } from '../conversation/conversation.tsx'
import { isReply, type ReplyAnswer } from '../conversation/reply.ts'
import { isReview, type ReviewAnswer } from '../reviews/review.ts'
import { WriteReview } from '../reviews/write-review.tsx'
import { DecisionForm } from '../shared/form/decision-form.tsx'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { tokenPage } from '../shared/token-page.tsx'
import type { ProofAnswer } from './answer-design.ts'
import styles from './design-order-page.module.css'
import { Estimate, EstimateNote } from './estimate.tsx'
import type { DesignOrderData } from './order-progress.data.ts'
import progressStyles from './order-progress.module.css'
import { OrderProgress, progressMessages, type StatusLabel } from './order-progress.tsx'

const messages = defineMessages({
  title: { el: 'Το σχέδιό σας', en: 'Your design' },
  mended: {
    el: 'Το διορθώσαμε για την εκτύπωση, όπως ζητήσατε.',
    en: 'We mended it for print, as you asked.',
  },
  number: {
    el: (number: string) => `Σχέδιο ${number}`,
    en: (number: string) => `Design ${number}`,
  },
  front: { el: 'μπροστά', en: 'front' },
  back: { el: 'πίσω', en: 'back' },
  proof: {
    el: (version: number) => `Δοκίμιο ${version}`,
    en: (version: number) => `Proof ${version}`,
  },
  notes: { el: 'Σημειώσεις:', en: 'Notes:' },
  open: { el: 'Άνοιγμα σε πλήρες μέγεθος', en: 'Open in full size' },
  again: { el: 'Παραγγείλτε ξανά', en: 'Order again' },
  cancelled: {
    el: 'Δεν προχωράει. Ρωτήστε μας τι μπορεί να αλλάξει, ή φτιάξτε ένα νέο σχέδιο.',
    en: 'It does not go ahead. Ask us what could be different, or make another design.',
  },
  comment: { el: 'Τι να αλλάξει;', en: 'What should be different?' },
  approve: { el: 'Το εγκρίνω', en: 'I approve it' },
  approveQuestion: {
    el: (proof: string) => `Να εγκριθεί το ${proof};`,
    en: (proof: string) => `Approve ${proof}?`,
  },
  final: {
    el: 'Θα τυπώσουμε όπως στο δοκίμιο. Η απάντησή σας δεν αλλάζει μετά από εδώ.',
    en: 'We will print as in the proof. Your answer cannot be changed here afterwards.',
  },
  notYet: { el: 'Όχι ακόμη', en: 'Not yet' },
  askChange: { el: 'Ζητώ αλλαγές', en: 'Ask for changes' },
  missing: {
    el: 'Γράψτε τι να αλλάξει, ή εγκρίνετε το δοκίμιο.',
    en: 'Please write what should be different, or approve the proof.',
  },
  changed: {
    el: 'Το δοκίμιο άλλαξε στο μεταξύ. Δείτε το πρώτα.',
    en: 'The proof has changed meanwhile. Please look at it first.',
  },
  lost: {
    el: 'Η απάντηση δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'The answer was not sent. Please try again.',
  },
  approved: {
    el: (proof: string) => `Εγκρίνατε το ${proof}. Ευχαριστούμε, προχωράμε.`,
    en: (proof: string) => `You have approved ${proof}. Thank you, we go ahead.`,
  },
  approvedBefore: {
    el: (approved: string, newest: string) =>
      `Είχατε εγκρίνει το ${approved}. Το ${newest} είναι νεότερο και περιμένει την απάντησή σας.`,
    en: (approved: string, newest: string) =>
      `You had approved ${approved}. ${newest} is newer and waits for your answer.`,
  },
  commented: {
    el: 'Λάβαμε τα σχόλιά σας. Θα σας στείλουμε νέο δοκίμιο.',
    en: 'We have your comments and will send a new proof.',
  },
})

const statuses: Record<DesignOrderData['order']['orderStatus'], StatusLabel> = {
  Submitted: { tone: 'neutral', el: 'Υποβλήθηκε', en: 'Submitted' },
  'In Review': { tone: 'warning', el: 'Σε έλεγχο', en: 'In review' },
  Quoted: { tone: 'warning', el: 'Στάλθηκε προσφορά', en: 'Quoted' },
  Approved: { tone: 'positive', el: 'Εγκρίθηκε', en: 'Approved' },
  'In Production': { tone: 'warning', el: 'Σε παραγωγή', en: 'In production' },
  Completed: { tone: 'positive', el: 'Ολοκληρώθηκε', en: 'Completed' },
  Cancelled: { tone: 'danger', el: 'Ακυρώθηκε', en: 'Cancelled' },
}

const course = ['Submitted', 'In Review', 'Quoted', 'Approved', 'In Production', 'Completed']

export const { handle, ErrorBoundary } = tokenPage(
  { ...progressMessages, ...messages },
  ({ order }: DesignOrderData) => order.number,
)

/** `/design-order/{token}`: progress of a design order, and its newest proof. */
export function Component(): ReactElement {
  const { token, order } = useLoaderData<DesignOrderData>()
  const answer = useActionData<ProofAnswer | ReplyAnswer | ReviewAnswer>()
  const texts = useMessages(messages)
  const { pieces } = useMessages(progressMessages)
  const { print } = usePrintTexts()
  const count = new Intl.NumberFormat(locales[useLanguage()])
  const [proof, ...earlier] = order.proofs
  const approvedBefore = earlier.find(({ answer }) => answer === 'approve')?.version
  return (
    <OrderProgress
      title={texts.number(order.number)}
      order={order}
      statuses={statuses}
      course={course}
      proof={
        <>
          {order.orderStatus === 'Cancelled' && <p>{texts.cancelled}</p>}
          {proof && (
            <ProofToAnswer
              token={token}
              proof={proof}
              approvedBefore={approvedBefore}
              answer={isReview(answer) || isReply(answer) ? undefined : answer}
            />
          )}
        </>
      }
      conversation={
        <>
          {order.orderStatus === 'Completed' && (
            <WriteReview
              action={`/design-order/${token}`}
              products={[]}
              reviews={order.reviews}
              answer={isReview(answer) ? answer : undefined}
            />
          )}
          <Conversation
            replies={order.replies}
            action={`/design-order/${token}`}
            answer={!isReview(answer) && isReply(answer) ? answer : undefined}
          />
        </>
      }
    >
      <ul className={styles.mockups}>
        {[...Map.groupBy(order.mockups, ({ item }) => item)].map(([item, sides]) => (
          <li key={item} className={styles.mockup}>
            <div className={styles.sides}>
              {sides.map(({ mockupImage, view }) => (
                <img
                  key={view}
                  src={mockupImage}
                  alt={texts[view]}
                  width="240"
                  height="240"
                  loading="lazy"
                />
              ))}
            </div>
            <strong>{sides[0]?.productName}</strong>
            <span>
              {sides[0]?.colorName}, {sides.map(({ view }) => texts[view]).join(' + ')}
            </span>
            <span>{pieces(count.format(sides[0]?.quantity ?? 0))}</span>
            {sides[0]?.sizes && (
              <span>
                {Object.entries(sides[0].sizes)
                  .filter(([, pieces]) => pieces > 0)
                  .map(([size, pieces]) => `${size} × ${count.format(pieces)}`)
                  .join(', ')}
              </span>
            )}
            {sides.flatMap(({ people }) => people).length > 0 && (
              <span>
                {sides
                  .flatMap(({ people }) => people)
                  .map(({ name, number, size }) => [size, name, number].filter(Boolean).join(' '))
                  .join(', ')}
              </span>
            )}
            {sides.some(({ mended }) => mended) && <span>{texts.mended}</span>}
            {sides[0]?.choice && <span>{print(sides[0].choice)}</span>}
            {sides[0]?.estimate && <Estimate estimate={sides[0].estimate} />}
          </li>
        ))}
      </ul>
      {order.notes !== '' && (
        <p>
          <strong>{texts.notes}</strong> <span className={styles.note}>{order.notes}</span>
        </p>
      )}
      {order.mockups.some(({ estimate }) => estimate) && <EstimateNote />}
      {order.orderStatus === 'Completed' && (
        <p>
          <LinkButton
            to={`/test-your-idea?draft=${token}`}
            variant="primary"
            message={messages.again}
          />
        </p>
      )}
    </OrderProgress>
  )
}

interface ProofToAnswerProps {
  token: string
  proof: DesignOrderData['order']['proofs'][number]
  /** Version of the latest earlier proof that was approved. */
  approvedBefore: number | undefined
  /** Answer of the page's action, without JavaScript. */
  answer: ProofAnswer | undefined
}

/** The newest proof with the customer's answer, or the form for it. */
function ProofToAnswer(props: ProofToAnswerProps): ReactElement {
  const { token, proof, approvedBefore, answer: first } = props
  const texts = useMessages(messages)
  const titleId = useId()
  const fetcher = useFetcher<ProofAnswer>()
  const answer = fetcher.data ?? first
  const busy = fetcher.state !== 'idle'
  const title = texts.proof(proof.version)
  return (
    <section aria-labelledby={titleId} className={progressStyles.part}>
      <h2 id={titleId}>{title}</h2>
      {proof.image && (
        <img src={proof.image} alt={title} width="600" height="600" className={styles.proof} />
      )}
      <p>
        <a href={proof.original} download>
          {texts.open}
        </a>
      </p>
      {approvedBefore !== undefined && proof.answer === null && (
        <p>{texts.approvedBefore(texts.proof(approvedBefore), title)}</p>
      )}
      {proof.note !== '' && <p className={styles.note}>{proof.note}</p>}
      {!busy && answer?.sent === false && (
        <SendOutcome sent={false}>{texts[answer.failed]}</SendOutcome>
      )}
      {proof.answer && (
        <SendOutcome sent>
          {proof.answer === 'approve' ? texts.approved(title) : texts.commented}
        </SendOutcome>
      )}
      {proof.answer !== 'approve' && (
        <DecisionForm
          fetcher={fetcher}
          action={`/design-order/${token}`}
          className={styles.answer}
          questions={{
            approve: {
              title: texts.approveQuestion(title),
              text: texts.final,
              confirmLabel: texts.approve,
            },
          }}
          cancelLabel={texts.notYet}
        >
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
        </DecisionForm>
      )}
    </section>
  )
}
