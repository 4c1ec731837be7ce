import { useMessages } from '@stampa/platform'
import { WarningIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import orderStyles from '../orders/order.module.css'
import { useFormats } from '../shared/use-formats.ts'
import { held, mayRetry, type UndeliveredMail } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'
import { RetryButton } from './retry-button.tsx'

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
