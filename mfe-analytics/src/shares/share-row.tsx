import { locales, timeZone, useFetcher, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useRef, useState } from 'react'
import type { Share } from '../shared/answers.ts'
import { addressOf } from './share-address.ts'
import type { ShareOutcome } from './shares.data.ts'
import { sharesMessages } from './shares.messages.ts'
import styles from './shares-dialog.module.css'

/** One link, to copy or to end. */
export function ShareRow({ share }: { share: Share }): ReactElement {
  const texts = useMessages(sharesMessages)
  const locale = locales[useLanguage()]
  const fetcher = useFetcher<ShareOutcome>()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const copy = async () => {
    // Browsers without permission leave it to the reader: the address is there, selected.
    field.current?.select()
    await navigator.clipboard.writeText(addressOf(share)).then(
      () => setCopied(true),
      error => console.warn(error),
    )
  }
  return (
    <li className={styles.share}>
      <TextField
        ref={field}
        label={texts.link}
        value={addressOf(share)}
        readOnly
        hint={texts.until(day.format(new Date(share.expiresAt)))}
        onFocus={({ target }) => target.select()}
      />
      <fetcher.Form method="delete" className={styles.buttons}>
        <input type="hidden" name="id" value={share._id} />
        <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>
        <Button type="submit" variant="danger" loading={fetcher.state !== 'idle'}>
          {texts.revoke}
        </Button>
        <span role="status" className={styles.status}>
          {fetcher.data === 'failed' && fetcher.state === 'idle' && texts.failed}
        </span>
      </fetcher.Form>
    </li>
  )
}
