import { useMessages } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useState } from 'react'
import { labelIn } from '../shared/form/fields.tsx'
import { DifferenceText } from '../shared/history/difference-text.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { emptyItem, itemsText } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import type { OfferItem, Revision } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import styles from './offers.module.css'

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

export type Change = Revision['changes'][number]

/**
 * Returns the fields that differ between two versions of a record.
 *
 * @param revisions newest first
 * @param older the smaller of the two versions
 */
export function changesBetween(
  revisions: readonly Revision[],
  older: number,
  newer: number,
): Change[] {
  const fields = new Map<string, Change>()
  for (const { version, changes } of revisions.toReversed()) {
    if (version <= older || version > newer) continue
    for (const change of changes) {
      const from = (fields.get(change.field) ?? change).from
      fields.set(change.field, { ...change, from })
    }
  }
  return [...fields.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** A line as the history records it; earlier releases recorded fewer fields. */
type RecordedItem = Partial<Omit<OfferItem, 'quantityBreaks'>> & { quantityBreaks?: number[] }

/** Returns the value of a field as text; lines of an offer one per row. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === false) return '–'
  if (value === true) return '✓'
  return Array.isArray(value) ? value.map(textOfItem).join('\n') : String(value)
}

function textOfItem(item: RecordedItem): string {
  const { skuCode = '', priceWithoutVAT = 0, productDescription = '', vatRate = 24 } = item
  const sku = skuCode || null
  const product = sku && { quoted: { sku, skuCode, priceWithoutVAT, productDescription } }
  const line = {
    ...emptyItem(''),
    sku,
    ...product,
    productDescription,
    priceWithoutVAT: `${priceWithoutVAT}`,
    quantity: `${item.quantity}`,
    printCostPerItem: `${item.printCostPerItem}`,
    marginPercentage: `${item.marginPercentage}`,
    setupFee: `${item.setupFee || ''}`,
    quantityBreaks: item.quantityBreaks?.join(', ') ?? '',
    printPositions: item.printPositions?.join(', ') ?? '',
    discount: `${item.discount || ''}`,
    discountKind: item.discountKind ?? 'percent',
    vatRate: `${vatRate}`,
  }
  return itemsText([line], [])
}
