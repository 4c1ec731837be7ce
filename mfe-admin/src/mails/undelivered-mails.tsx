import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { WarningIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import orderStyles from '../orders/order.module.css'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { useFormats } from '../shared/use-formats.ts'
import { held, mayRetry, type UndeliveredMail } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'

/** The failed mails about one record, in its dialog; nothing without any. */
export function UndeliveredMails({
  mails,
}: {
  mails: readonly UndeliveredMail[]
}): ReactElement | null {
  const texts = useMessages(mailsMessages)
  const { dateTime } = useFormats()
  if (mails.length === 0) return null
  return (
    <section className={orderStyles.conversation}>
      <h3>
        <WarningIcon /> {texts.title}
      </h3>
      <ul className={orderStyles.timeline}>
        {mails.map(mail => (
          <li key={`${mail._id} ${mail.audience}`} className={orderStyles.notes}>
            <span>
              <strong>{texts.events[mail.event] ?? mail.event}</strong> ·{' '}
              {mail.recipient || texts.audiences[mail.audience]}
            </span>
            <span className={orderStyles.muted}>
              {dateTime(mail.failedAt)} · {mail.reason === held ? texts.limited : mail.reason}
            </span>
            {mayRetry([mail]) && <RetryButton label={texts.sendAgain} mail={mail} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Button that retries the mails of one event, or all. */
export function RetryButton({
  label,
  mail,
}: {
  label: string
  mail?: UndeliveredMail
}): ReactElement {
  const texts = useMessages(mailsMessages)
  const { submit, isSaving } = useSubmit()
  return (
    <Button
      loading={isSaving}
      onClick={() =>
        submit(mail ? { service: mail.service, id: mail._id } : {}, {
          method: 'post',
          action: '/admin/mails',
        })
      }
    >
      {isSaving ? texts.retrying : label}
    </Button>
  )
}
