import {
  defineMessages,
  Link,
  locales,
  timeZone,
  useActionData,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { areasText, piecesText, positionsText } from '@stampa/rules/printing'
import { rosterText } from '@stampa/rules/roster'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import type { ReactElement } from 'react'
import { Conversation } from '../conversation/conversation.tsx'
import type { ReplyAnswer } from '../conversation/reply.ts'
import { isReview, type ReviewAnswer } from '../reviews/review.ts'
import { WriteReview } from '../reviews/write-review.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { tokenPage } from '../shared/token-page.tsx'
import { Estimate, EstimateNote, EstimateSum } from './estimate.tsx'
import type { OrderStatusData } from './order-progress.data.ts'
import styles from './order-progress.module.css'
import { OrderProgress, progressMessages, type StatusLabel } from './order-progress.tsx'

const messages = defineMessages({
  title: { el: 'Η παραγγελία σας', en: 'Your order' },
  number: {
    el: (number: string) => `Παραγγελία ${number}`,
    en: (number: string) => `Order ${number}`,
  },
  noItems: { el: 'Μια δική σας ιδέα', en: 'An idea of your own' },
  unnamed: { el: 'Προϊόν', en: 'Product' },
  deadline: { el: 'Επιθυμητή ημερομηνία', en: 'Requested date' },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  offers: { el: 'Η προσφορά μας', en: 'Our offer' },
  lostLink: { el: 'Στείλτε μου ξανά τον σύνδεσμό της', en: 'Send me its link again' },
  again: { el: 'Παραγγείλτε ξανά', en: 'Order again' },
  submitted: {
    el: 'Τη διαβάζουμε. Το επόμενο βήμα είναι η προσφορά μας, στο e-mail σας.',
    en: 'We are reading it. The next step is our offer, by email.',
  },
  rejected: {
    el: 'Δεν μπορούμε να την αναλάβουμε όπως είναι. Ρωτήστε μας τι μπορεί να αλλάξει, ή παραγγείλτε ξανά με αλλαγές.',
    en: 'We cannot take it on as it is. Ask us what could be different, or order again with changes.',
  },
  design: { el: 'Το σχέδιό σας', en: 'Your design' },
  image: {
    el: (files: number) =>
      files === 1 ? 'Το σχέδιό σας έφτασε μαζί.' : `Έφτασαν μαζί ${files} αρχεία σας.`,
    en: (files: number) =>
      files === 1 ? 'Your design came with it.' : `${files} files of yours came with it.`,
  },
})

type SentOffer = OrderStatusData['order']['offers'][number]

/** Texts of an offer by its status; `day`: of the decision, or of the mail. */
const offerMessages = defineMessages<
  Partial<Record<SentOffer['status'], (number: string, day: string) => string>>
>({
  Sent: {
    el: (number, day) =>
      `Η προσφορά ${number} περιμένει την απάντησή σας. Στάλθηκε στο e-mail σας στις ${day}.`,
    en: (number, day) =>
      `Offer ${number} waits for your answer. It was sent to your email address on ${day}.`,
  },
  Accepted: {
    el: (number, day) => `Αποδεχτήκατε την προσφορά ${number} στις ${day}. Ισχύουν οι τιμές της.`,
    en: (number, day) => `You accepted offer ${number} on ${day}. Its prices apply.`,
  },
  Rejected: {
    el: (number, day) => `Απορρίψατε την προσφορά ${number} στις ${day}.`,
    en: (number, day) => `You declined offer ${number} on ${day}.`,
  },
  Expired: {
    el: (number, day) => `Η προσφορά ${number}, που στάλθηκε στις ${day}, έληξε.`,
    en: (number, day) => `Offer ${number}, sent on ${day}, has expired.`,
  },
})

const statuses: Record<OrderStatusData['order']['orderStatus'], StatusLabel> = {
  Submitted: { tone: 'neutral', el: 'Υποβλήθηκε', en: 'Submitted' },
  'In Progress': { tone: 'warning', el: 'Σε εξέλιξη', en: 'In Progress' },
  Completed: { tone: 'positive', el: 'Ολοκληρώθηκε', en: 'Completed' },
  Rejected: { tone: 'danger', el: 'Απορρίφθηκε', en: 'Rejected' },
}

export const { handle, ErrorBoundary } = tokenPage(
  { ...progressMessages, ...messages },
  ({ order }: OrderStatusData) => order.number,
)

/** Returns the products of an order that can be reviewed, once each: those that the catalog knows. */
function reviewed(items: OrderStatusData['order']['items']) {
  const known = items.flatMap(({ product, title }) => (title === null ? [] : { product, title }))
  return [...new Map(known.map(item => [item.product, item])).values()]
}

/** `/order-status/{token}`: progress of a custom order. */
export function Component(): ReactElement {
  const { token, order } = useLoaderData<OrderStatusData>()
  const answer = useActionData<ReplyAnswer | ReviewAnswer>()
  const texts = useMessages(messages)
  const offerTexts = useMessages(offerMessages)
  const { pieces } = useMessages(progressMessages)
  const { print } = usePrintTexts()
  const language = useLanguage()
  const count = new Intl.NumberFormat(locales[language])
  const { number, items, options, deadline, files, offers, image } = order
  const sentDay = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  const day = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const isAccepted = offers.some(({ status }) => status === 'Accepted')
  const next = {
    Submitted: texts.submitted,
    Rejected: texts.rejected,
    'In Progress': '',
    Completed: '',
  }[order.orderStatus]
  // The prices of an accepted offer take the place of the estimates.
  const estimates = isAccepted ? [] : items.flatMap(({ estimate }) => estimate ?? [])
  return (
    <OrderProgress
      title={texts.number(number)}
      order={order}
      statuses={statuses}
      course={['Submitted', 'In Progress', 'Completed']}
      proof={
        offers.length === 0 ? (
          next && <p>{next}</p>
        ) : (
          <section aria-label={texts.offers} className={styles.part}>
            {offers.map(({ number, sentAt, status, decidedAt }) => (
              <p key={number}>
                {offerTexts[status]?.(number, sentDay.format(new Date(decidedAt ?? sentAt)))}{' '}
                {(status === 'Sent' || status === 'Accepted') && (
                  <Link to="/where-is-my-order">{texts.lostLink}</Link>
                )}
              </p>
            ))}
          </section>
        )
      }
      conversation={
        <>
          {order.orderStatus === 'Completed' && (
            <WriteReview
              action={`/order-status/${token}`}
              products={reviewed(items)}
              reviews={order.reviews}
              answer={isReview(answer) ? answer : undefined}
            />
          )}
          <Conversation
            replies={order.replies}
            action={`/order-status/${token}`}
            answer={isReview(answer) ? undefined : answer}
          />
        </>
      }
    >
      {items.length === 0 && <p>{texts.noItems}</p>}
      <ul>
        {items.map(
          (
            { title, quantity, estimate, choice, pieces: list = [], positions = [], named = 0 },
            index,
          ) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may repeat, and the order never changes.
            <li key={index} className={styles.line}>
              <span>{title ?? texts.unnamed}</span>
              <span>{pieces(count.format(quantity))}</span>
              {list.length > 0 && <span className={styles.quiet}>{piecesText(list)}</span>}
              {named > 0 && <span className={styles.quiet}>{rosterText(named, language)}</span>}
              {positions.length > 0 && (
                <span className={styles.quiet}>{positionsText(positions, language)}</span>
              )}
              {choice && <span className={styles.quiet}>{print(choice)}</span>}
              {estimate && isAccepted && <span className={styles.quiet}>{print(estimate)}</span>}
              {estimate && !isAccepted && <Estimate estimate={estimate} />}
            </li>
          ),
        )}
      </ul>
      {estimates.length > 1 && <EstimateSum estimates={estimates} />}
      {estimates.length > 0 && <EstimateNote />}
      {options.length > 0 && (
        <p>
          {texts.areas}: {areasText(options, language)}
        </p>
      )}
      {deadline && (
        <p>
          {texts.deadline}: {day.format(new Date(deadline))}
        </p>
      )}
      {files > 0 && <p className={styles.quiet}>{texts.image(files)}</p>}
      {image && <img src={image} alt={texts.design} className={styles.design} />}
      {(isAccepted || ['Completed', 'Rejected'].includes(order.orderStatus)) && (
        <p>
          <LinkButton
            to={`/order-status/${token}/again`}
            variant="primary"
            message={messages.again}
          />
        </p>
      )}
    </OrderProgress>
  )
}
