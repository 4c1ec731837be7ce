import {
  hasPermission,
  useFetcher,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
} from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { CopyField } from '@stampa/ui/field/copy-field.tsx'
import { UiProvider } from '@stampa/ui/ui-provider/ui-provider.tsx'
import { type ReactElement, useState } from 'react'
import type { Share } from '../shared/calls.ts'
import { CardNote } from '../shared/card.tsx'
import { useTimeFormat } from '../shared/formats.ts'
import { specifiedInEnglish } from '../shared/terms.messages.ts'
import { type Period, readView, usePeriodName } from '../view/view.ts'
import type { ShareOutcome } from './shares.data.ts'
import styles from './shares-dialog.module.css'

const sharesMessages = specifiedInEnglish({
  title: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links' },
  description: {
    el: 'Όποιος έχει τον σύνδεσμο βλέπει τα στατιστικά χωρίς σύνδεση, μόνο για ανάγνωση και χωρίς μεμονωμένες επισκέψεις.',
    en: 'Whoever has the link sees the statistics without signing in: read only, and no single session.',
  },
  onlyPeriod: {
    el: (period: string) => `Μόνο ${period}`,
    en: (period: string) => `Only ${period}`,
  },
  create: { el: 'Νέος σύνδεσμος', en: 'Create link' },
  created: {
    el: 'Ο σύνδεσμος δημιουργήθηκε. Αντιγράψτε τον τώρα: δεν θα εμφανιστεί ξανά.',
    en: 'The link is created. Copy it now: it is not shown again.',
  },
  anyPeriod: { el: 'Οποιεσδήποτε ημέρες', en: 'Any days' },
  made: {
    el: (moment: string) => `Δημιουργήθηκε ${moment}`,
    en: (moment: string) => `Created ${moment}`,
  },
  madeBy: {
    el: (moment: string, name: string) => `Δημιουργήθηκε ${moment} από ${name}`,
    en: (moment: string, name: string) => `Created ${moment} by ${name}`,
  },
  failed: { el: 'Δεν έγινε· δοκιμάστε ξανά', en: 'That failed; try again' },
  none: { el: 'Δεν υπάρχουν σύνδεσμοι.', en: 'There are no links yet.' },
  unknown: { el: 'Οι σύνδεσμοι δεν φορτώθηκαν.', en: 'The links could not be loaded.' },
  link: { el: 'Σύνδεσμος', en: 'Link' },
  until: { el: (day: string) => `Ισχύει έως ${day}`, en: (day: string) => `Ends on ${day}` },
  revoke: { el: 'Ανάκληση', en: 'Revoke' },
})

export function Component(): ReactElement {
  const shares = useLoaderData<Share[] | null>()
  const texts = useMessages(sharesMessages)
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => navigate(`/admin/analytics${search}`, { preventScrollReset: true })
  return (
    <UiProvider>
      <Dialog title={texts.title} description={texts.description} onClose={close}>
        {hasPermission('analytics:write') && (
          <NewLink period={readView(new URLSearchParams(search), shopDay())} />
        )}
        {shares === null && <CardNote>{texts.unknown}</CardNote>}
        {shares?.length === 0 && <CardNote>{texts.none}</CardNote>}
        {shares && shares.length > 0 && (
          <ul aria-label={texts.title}>
            {shares.map(share => (
              <ShareRow key={share._id} share={share} />
            ))}
          </ul>
        )}
      </Dialog>
    </UiProvider>
  )
}

/** Form that creates a link for any days or the current period, and shows it once. */
function NewLink({ period }: { period: Period }): ReactElement {
  const texts = useMessages(sharesMessages)
  const nameOf = usePeriodName()
  const { Form, state, data: outcome } = useFetcher<ShareOutcome>()
  const [onlyPeriod, setOnlyPeriod] = useState(false)
  const idle = state === 'idle'
  return (
    <section aria-label={texts.create} className={styles.create}>
      <Form method="post" className={styles.buttons}>
        <CheckboxField
          label={texts.onlyPeriod(nameOf(period))}
          checked={onlyPeriod}
          onChange={({ target }) => setOnlyPeriod(target.checked)}
        />
        {onlyPeriod && (
          <>
            <input type="hidden" name="startDate" value={period.startDate} />
            <input type="hidden" name="endDate" value={period.endDate} />
          </>
        )}
        <Button type="submit" variant="primary" loading={!idle}>
          {texts.create}
        </Button>
      </Form>
      <p role="status" className={styles.status}>
        {idle && outcome?.done === 'created' && texts.created}
        {idle && outcome?.done === 'failed' && texts.failed}
      </p>
      {outcome?.done === 'created' && (
        <CopyField
          key={outcome.share._id}
          label={texts.link}
          value={`${location.origin}/analytics/share/${outcome.share.token}`}
        />
      )}
    </section>
  )
}

function ShareRow({ share }: { share: Share }): ReactElement {
  const { _id, startDate, endDate, createdBy, createdAt, expiresAt } = share
  const texts = useMessages(sharesMessages)
  const nameOf = usePeriodName()
  const { Form, state, data: outcome } = useFetcher<ShareOutcome>()
  const made = useTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })(createdAt)
  const lastDay = useTimeFormat({ dateStyle: 'medium' })(expiresAt)
  return (
    <li className={styles.share}>
      <div>
        <p>{startDate && endDate ? nameOf({ startDate, endDate }) : texts.anyPeriod}</p>
        <p className={styles.detail}>
          {createdBy ? texts.madeBy(made, createdBy) : texts.made(made)} · {texts.until(lastDay)}
        </p>
      </div>
      {hasPermission('analytics:delete') && (
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
      )}
    </li>
  )
}
