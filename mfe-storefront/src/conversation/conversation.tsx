import {
  defineMessages,
  locales,
  timeZone,
  useFetcher,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type ReactElement, useId } from 'react'
import progressStyles from '../order-progress/order-progress.module.css'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import styles from './conversation.module.css'
import { problemsOf, type ReplyAnswer, readReply } from './reply.ts'

const messages = defineMessages({
  title: { el: 'Συνομιλία', en: 'Conversation' },
  shop: { el: 'Το κατάστημα', en: 'The shop' },
  you: { el: 'Εσείς', en: 'You' },
  text: { el: 'Γράψτε μας', en: 'Write to us' },
  textRequired: { el: 'Γράψτε το μήνυμά σας', en: 'Message is required' },
  send: { el: 'Αποστολή', en: 'Send' },
  sending: { el: 'Αποστολή...', en: 'Sending...' },
  sent: {
    el: 'Λάβαμε το μήνυμά σας. Θα σας στείλουμε e-mail όταν απαντήσουμε.',
    en: 'We have your message. We will send you an email when we answer.',
  },
  failed: {
    el: 'Το μήνυμα δεν στάλθηκε. Δοκιμάστε ξανά σε λίγο.',
    en: 'The message was not sent. Please try again later.',
  },
})

interface ConversationProps {
  replies: readonly { at: string; fromShop: boolean; text: string }[]
  /** Address of the page, whose action sends a reply. */
  action: string
  /** @default 'Conversation', in the page's language */
  title?: string
  /** Answer of the page's action, without JavaScript. */
  answer: ReplyAnswer | undefined
}

/** The replies of the shop and the customer, and the form for another. */
export function Conversation(props: ConversationProps): ReactElement {
  const { replies, action, answer: first } = props
  const texts = useMessages(messages)
  const id = useId()
  const time = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const fetcher = useFetcher<ReplyAnswer>()
  const { round, errorOf, answer, refusal, ...state } = useSendState({
    fetcher,
    first,
    texts,
    check: form => problemsOf(readReply(form)),
  })
  return (
    <section aria-labelledby={id} className={progressStyles.part}>
      <h2 id={id}>{props.title ?? texts.title}</h2>
      {replies.length > 0 && (
        <ol className={styles.replies}>
          {replies.map(({ at, fromShop, text }) => (
            <li key={at} className={cx(styles.reply, fromShop && styles.shop)}>
              <span>
                <strong>{fromShop ? texts.shop : texts.you}</strong>{' '}
                <time dateTime={at} className={progressStyles.quiet}>
                  {time.format(new Date(at))}
                </time>
              </span>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <SendForm {...state} action={action} messages={messages}>
        <TextArea
          name="text"
          label={texts.text}
          rows={4}
          maxLength={5000}
          error={errorOf('text')}
          defaultValue={refusal?.values.text}
          required
        />
      </SendForm>
    </section>
  )
}
