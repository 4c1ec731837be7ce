import {
  locales,
  timeZone,
  useFetcher,
  useLanguage,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { UiProvider } from '@stampa/ui/ui-provider/ui-provider.tsx'
import { type ReactElement, useState } from 'react'
import type { Share } from '../shared/answers.ts'
import { CardNote } from '../shared/card.tsx'
import { dayOf } from '../view/dates.ts'
import { readView } from '../view/view.ts'
import { ShareRow } from './share-row.tsx'
import type { ShareOutcome } from './shares.data.ts'
import { sharesMessages } from './shares.messages.ts'
import styles from './shares-dialog.module.css'

/** Links that open the dashboard to somebody else, over the dashboard. */
export function Component(): ReactElement {
  const shares = useLoaderData<Share[] | null>()
  const texts = useMessages(sharesMessages)
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => navigate(`/admin/analytics${search}`, { preventScrollReset: true })
  return (
    <UiProvider>
      <Dialog
        open
        title={texts.title}
        description={texts.description}
        onClose={close}
        footer={<Button onClick={close}>{texts.close}</Button>}
      >
        <NewShare search={search} />
        {shares === null && <CardNote>{texts.unknown}</CardNote>}
        {shares?.length === 0 && <CardNote>{texts.none}</CardNote>}
        <ul className={styles.shares}>
          {shares?.map(share => (
            <ShareRow key={share._id} share={share} />
          ))}
        </ul>
      </Dialog>
    </UiProvider>
  )
}

/** A link for whatever days its reader chooses, or for those that are shown now alone. */
function NewShare({ search }: { search: string }): ReactElement {
  const texts = useMessages(sharesMessages)
  const locale = locales[useLanguage()]
  const fetcher = useFetcher<ShareOutcome>()
  const [onlyPeriod, setOnlyPeriod] = useState(false)
  const { startDate, endDate } = readView(new URLSearchParams(search), dayOf(new Date()))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const period = day.formatRange(new Date(startDate), new Date(endDate))
  return (
    <fetcher.Form method="post" className={styles.create}>
      <CheckboxField
        label={texts.onlyPeriod(period)}
        checked={onlyPeriod}
        onChange={({ target }) => setOnlyPeriod(target.checked)}
      />
      {onlyPeriod && (
        <>
          <input type="hidden" name="startDate" value={startDate} />
          <input type="hidden" name="endDate" value={endDate} />
        </>
      )}
      <Button type="submit" variant="primary" loading={fetcher.state !== 'idle'}>
        {texts.create}
      </Button>
      <span role="status" className={styles.status}>
        {fetcher.state === 'idle' && fetcher.data && texts[fetcher.data]}
      </span>
    </fetcher.Form>
  )
}
