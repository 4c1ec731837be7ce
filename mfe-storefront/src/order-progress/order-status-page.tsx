import {
  defineMessages,
  locales,
  timeZone,
  useActionData,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { piecesText, positionsText } from '@stampa/rules/printing'
import { rosterText } from '@stampa/rules/roster'
import type { ReactElement } from 'react'
import { Conversation } from '../conversation/conversation.tsx'
import type { ReplyAnswer } from '../conversation/send-reply.ts'
import { tokenPage } from '../shared/token-page.tsx'
import { Estimate, EstimateNote } from './estimate.tsx'
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
  deadline: { el: 'Μέχρι', en: 'Needed by' },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  offer: {
    el: (number: string, day: string) =>
      `Η προσφορά ${number} σάς στάλθηκε στις ${day}. Αν δεν τη βρίσκετε στα e-mail σας, γράψτε μας.`,
    en: (number: string, day: string) =>
      `Offer ${number} was sent to you on ${day}. If it is not among your e-mails, write to us.`,
  },
  design: { el: 'Το σχέδιό σας', en: 'Your design' },
  image: {
    el: (files: number) =>
      files === 1 ? 'Το σχέδιό σας έφτασε μαζί.' : `Έφτασαν μαζί ${files} αρχεία σας.`,
    en: (files: number) =>
      files === 1 ? 'Your design came with it.' : `${files} files of yours came with it.`,
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

/** `/order-status/{token}`: progress of a custom order. */
export function Component(): ReactElement {
  const { token, order } = useLoaderData<OrderStatusData>()
  const answer = useActionData<ReplyAnswer>()
  const texts = useMessages(messages)
  const { pieces } = useMessages(progressMessages)
  const language = useLanguage()
  const count = new Intl.NumberFormat(locales[language])
  const { number, items, options, deadline, files, offers, image } = order
  const sentDay = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  const day = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <OrderProgress
      title={texts.number(number)}
      order={order}
      statuses={statuses}
      course={['Submitted', 'In Progress', 'Completed']}
      conversation={
        <Conversation replies={order.replies} action={`/order-status/${token}`} answer={answer} />
      }
    >
      {items.length === 0 && <p>{texts.noItems}</p>}
      <ul>
        {items.map(
          ({ title, quantity, estimate, pieces: list = [], positions = [], named = 0 }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may repeat, and the order never changes.
            <li key={index} className={styles.line}>
              <span>{title ?? texts.unnamed}</span>
              <span>{pieces(count.format(quantity))}</span>
              {list.length > 0 && <span className={styles.quiet}>{piecesText(list)}</span>}
              {named > 0 && <span className={styles.quiet}>{rosterText(named, language)}</span>}
              {positions.length > 0 && (
                <span className={styles.quiet}>{positionsText(positions, language)}</span>
              )}
              {estimate && <Estimate estimate={estimate} />}
            </li>
          ),
        )}
      </ul>
      {items.some(({ estimate }) => estimate) && <EstimateNote />}
      {options.length > 0 && (
        <p>
          {texts.areas}: {options.join(', ')}
        </p>
      )}
      {deadline && (
        <p>
          {texts.deadline}: {day.format(new Date(deadline))}
        </p>
      )}
      {offers.map(({ number, sentAt }) => (
        <p key={number}>{texts.offer(number, sentDay.format(new Date(sentAt)))}</p>
      ))}
      {files > 0 && <p className={styles.quiet}>{texts.image(files)}</p>}
      {image && <img src={image} alt={texts.design} className={styles.design} />}
    </OrderProgress>
  )
}
