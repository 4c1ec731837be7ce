import {
  defineMessages,
  locales,
  timeZone,
  useActionData,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { tokenMessages, tokenPage } from '../shared/token-page.tsx'
import styles from './conversation.module.css'
import { Conversation } from './conversation.tsx'
import type { MessageData } from './message.data.ts'
import type { ReplyAnswer } from './reply.ts'

const messages = defineMessages({
  title: { el: 'Το μήνυμά σας', en: 'Your message' },
  number: {
    el: (subject: string) => `Μήνυμα: ${subject}`,
    en: (subject: string) => `Message: ${subject}`,
  },
  failed: { el: 'Το μήνυμα δεν φορτώθηκε', en: 'Failed to load the message' },
  notFound: { el: 'Το μήνυμα δεν βρέθηκε', en: 'Message not found' },
})

export const { handle, ErrorBoundary } = tokenPage(
  messages,
  ({ message }: MessageData) => message.subject || undefined,
  <LinkButton to="/contact" message={tokenMessages.contact} />,
)

/** `/message/{token}`: a message of the contact form and its replies. */
export function Component(): ReactElement {
  const { token, message } = useLoaderData<MessageData>()
  const answer = useActionData<ReplyAnswer>()
  const texts = useMessages(messages)
  const time = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return (
    <>
      <PageHeader
        title={message.subject || texts.title}
        note={time.format(new Date(message.createdAt))}
      />
      <div className={styles.page}>
        <p className={styles.text}>{message.message}</p>
        <Conversation replies={message.replies} action={`/message/${token}`} answer={answer} />
      </div>
    </>
  )
}
