import { useFetcher, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { MailIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { UndeliveredMails } from '../mails/undelivered-mails.tsx'
import { Conversation } from '../orders/conversation.tsx'
import { CustomerLink } from '../orders/customer-link.tsx'
import type { Outcome } from '../shared/calls/outcome.ts'
import { Fact } from '../shared/fact.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useMay } from '../shared/permissions.tsx'
import { DeleteButton, MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { mailto, telephoneLink, useFormats } from '../shared/use-formats.ts'
import type { MessageData } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import styles from './contact.module.css'
import { MessageOwner, MessageStatus } from './message-status.tsx'

export function Component(): ReactElement {
  const texts = useMessages(contactMessages)
  const data = useLoaderData<MessageData | null>()
  const close = useCloseForm({ id: 'contact' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  return <MessageDialog key={data.message._id} {...data} onClose={close} />
}

interface MessageDialogProps extends MessageData {
  onClose: () => void
}

function MessageDialog(props: MessageDialogProps): ReactElement {
  const { message, replies, undelivered, colleagues, onClose } = props
  const texts = useMessages(contactMessages)
  const formats = useFormats()
  const { submit } = useFetcher<Outcome>()
  const mayWrite = useMay()('write')
  const { name, email, company, phone, subject, read, spam } = message

  const path = `/admin/contact/${message._id}`
  const mark = (flags: { read?: string; spam?: string }) =>
    submit(flags, { method: 'put', action: path })
  const onOpen = useEffectEvent(() => {
    if (!read && mayWrite) mark({ read: 'true' })
  })
  // Only when the dialog opens, so that 'Mark as unread' keeps its effect.
  useEffect(() => onOpen(), [])

  return (
    <Dialog
      title={subject || texts.noSubject}
      description={formats.dateTime(message.createdAt)}
      onClose={onClose}
      footer={
        <>
          <DeleteButton action={path} question={texts.confirmDelete} onDeleted={onClose}>
            {name}, {email}. {texts.deleteNote}
          </DeleteButton>
          {mayWrite && (
            <>
              <Button onClick={() => mark({ spam: spam ? 'false' : 'true' })}>
                {spam ? texts.markNoSpam : texts.markSpam}
              </Button>
              <Button
                onClick={() => {
                  mark({ read: 'false' })
                  onClose()
                }}
              >
                {texts.markUnread}
              </Button>
            </>
          )}
          <Button
            icon={<MailIcon />}
            render={<a href={mailto(email, texts.replySubject(subject || texts.noSubject))} />}
          >
            {texts.reply}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label={texts.name}>{name}</Fact>
        <Fact label={texts.email}>
          <a href={mailto(email)}>{email}</a>
        </Fact>
        {company && <Fact label={texts.company}>{company}</Fact>}
        {phone && (
          <Fact label={texts.phone}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </Fact>
        )}
        <Fact label={texts.status}>
          <MessageStatus message={message} />
        </Fact>
        <Fact label={texts.owner}>
          <MessageOwner message={message} colleagues={colleagues} />
        </Fact>
      </dl>
      <div className={styles.parts}>
        <p className={styles.message}>{message.message}</p>
        <UndeliveredMails mails={undelivered} />
        <Conversation replies={replies} action={path} />
        {message.link && <CustomerLink href={message.link} label={texts.openLink} action={path} />}
      </div>
    </Dialog>
  )
}
