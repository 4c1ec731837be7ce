import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useRef, useState } from 'react'
import type { Period } from '../view/dates.ts'
import { usePeriodName } from '../view/view-context.tsx'
import type { ShareOutcome } from './shares.data.ts'
import { sharesMessages } from './shares.messages.ts'
import styles from './shares-dialog.module.css'

/** Form that creates a link for any days or the current period, and shows it once. */
export function NewLink({ period }: { period: Period }): ReactElement {
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
        <CopyField key={outcome.share._id} token={outcome.share.token} />
      )}
    </section>
  )
}

function CopyField({ token }: { token: string }): ReactElement {
  const texts = useMessages(sharesMessages)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const address = `${location.origin}/analytics/share/${token}`
  const copy = async () => {
    // If the browser refuses the clipboard, the selected address can be copied by hand.
    field.current?.select()
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      error => console.warn(error),
    )
  }
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label={texts.link}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>
    </div>
  )
}
