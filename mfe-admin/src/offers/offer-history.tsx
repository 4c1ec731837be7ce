import { useMessages } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useState } from 'react'
import { DifferenceText } from '../shared/difference/difference-text.tsx'
import { labelIn } from '../shared/form/fields.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import type { Revision } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import styles from './offers.module.css'
import { type Change, changesBetween, textOfValue } from './versions.ts'

/** @param revisions newest first */
export function OfferHistory({ revisions }: { revisions: readonly Revision[] }): ReactElement {
  const texts = useMessages(offersMessages)
  const { dateTime } = useFormats()
  return (
    <details>
      <summary className={styles.title}>
        {texts.history} ({revisions.length})
      </summary>
      {revisions.length > 1 && <Comparison revisions={revisions} />}
      <ol className={styles.history}>
        {revisions.map(({ version, at, by, action, changes }) => (
          <li key={version} className={styles.entry}>
            <strong>{texts.actions[action] ?? action}</strong>
            <span className={styles.muted}>
              {dateTime(at)} · {by ?? texts.customer}
            </span>
            {action !== 'created' && action !== 'duplicated' && <Changes changes={changes} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Compares two versions; at first the newest with the one that was sent before it. */
function Comparison({ revisions }: { revisions: readonly Revision[] }): ReactElement {
  const texts = useMessages(offersMessages)
  const { dateTime } = useFormats()
  const [newest, ...earlier] = revisions.map(({ version }) => version)
  const [chosen, setChosen] = useState<{ older?: number; newer?: number }>({})
  const sent = revisions.find(({ version, action }) => action === 'sent' && version !== newest)
  const { older = sent?.version ?? earlier.at(-1) ?? 0, newer = newest ?? 0 } = chosen
  const options = revisions.map(({ version, action, at }) => ({
    value: `${version}`,
    label: `${version}. ${texts.actions[action] ?? action}, ${dateTime(at)}`,
  }))
  const [first = 0, second = 0] = [older, newer].sort((a, b) => a - b)
  const changes = changesBetween(revisions, first, second)
  return (
    <section aria-label={texts.compare} className={styles.comparison}>
      <div className={styles.versions}>
        <SelectField
          label={texts.compare}
          value={`${older}`}
          onChange={({ currentTarget }) => setChosen({ older: Number(currentTarget.value), newer })}
          options={options}
        />
        <SelectField
          label={texts.compareWith}
          value={`${newer}`}
          onChange={({ currentTarget }) => setChosen({ older, newer: Number(currentTarget.value) })}
          options={options}
        />
      </div>
      <div role="status">
        {changes.length > 0 ? <Changes changes={changes} /> : <p>{texts.sameVersions}</p>}
      </div>
    </section>
  )
}

function Changes({ changes }: { changes: readonly Change[] }): ReactElement {
  const texts = useMessages(offersMessages)
  const labels = { ...useMessages(offerFormMessages), ...texts.fields }
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: texts.statuses,
    reason: texts.declineReasons,
  }
  const shown = (field: string, value: unknown) => {
    const text = textOfValue(value)
    return names[field]?.[text] ?? text
  }
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{labelIn(labels, field) ?? field}</dt>
          <dd>
            <DifferenceText first={shown(field, from)} second={shown(field, to)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
