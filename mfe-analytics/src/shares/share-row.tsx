import { locales, timeZone, useFetcher, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import type { Share } from '../shared/answers.ts'
import { usePeriodName } from '../view/view-context.tsx'
import type { ShareOutcome } from './shares.data.ts'
import { sharesMessages } from './shares.messages.ts'
import styles from './shares-dialog.module.css'

/** A share link with its expiry and a button to revoke it. */
export function ShareRow({ share }: { share: Share }): ReactElement {
  const { _id, startDate, endDate, createdBy, createdAt, expiresAt } = share
  const texts = useMessages(sharesMessages)
  const locale = locales[useLanguage()]
  const nameOf = usePeriodName()
  const { Form, state, data: outcome } = useFetcher<ShareOutcome>()
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const made = moment.format(new Date(createdAt))
  return (
    <li className={styles.share}>
      <div>
        <p>{startDate && endDate ? nameOf({ startDate, endDate }) : texts.anyPeriod}</p>
        <p className={styles.detail}>
          {createdBy ? texts.madeBy(made, createdBy) : texts.made(made)} ·{' '}
          {texts.until(day.format(new Date(expiresAt)))}
        </p>
      </div>
      <Form method="delete" className={styles.buttons}>
        <input type="hidden" name="id" value={_id} />
        {outcome?.done === 'failed' && state === 'idle' && (
          <span role="alert" className={styles.status}>
            {texts.failed}
          </span>
        )}
        <Button type="submit" variant="danger" loading={state !== 'idle'}>
          {texts.revoke}
        </Button>
      </Form>
    </li>
  )
}
