import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import styles from './offer-preview.module.css'
import type { Revision } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

/** The changes of an offer, newest first. */
export function OfferHistory({ revisions }: { revisions: readonly Revision[] }): ReactElement {
  const texts = useMessages(offersMessages)
  const { dateTime } = useFormats()
  return (
    <details>
      <summary className={styles.title}>
        {texts.history} ({revisions.length})
      </summary>
      <ol className={styles.history}>
        {revisions.map(({ version, at, by, action, changes }) => (
          <li key={version} className={styles.entry}>
            <strong>{texts.actions[action] ?? action}</strong>
            <span className={styles.muted}>
              {dateTime(at)} · {by ?? texts.byCustomer}
            </span>
            {action !== 'created' && action !== 'duplicated' && (
              <ul>
                {changes.map(({ field, from, to }) => (
                  <li key={field}>
                    {field}: {shown(from)} → {shown(to)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Returns the text of a changed value; of a list, its length. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return Array.isArray(value) ? `(${value.length})` : String(value)
}
