import type { Conflict } from '@stampa/api'
import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import type { FormValues } from '../form/values.ts'
import { DifferenceText } from '../history/difference-text.tsx'
import { useFormats } from '../use-formats.ts'
import styles from './conflict-panel.module.css'
import { contestedFields, merge, type Versions } from './merge.ts'

const conflictMessages = defineMessages({
  title: {
    en: 'Someone else changed this meanwhile',
    el: 'Κάποιος άλλος το άλλαξε στο μεταξύ',
  },
  somebody: { en: 'Somebody', el: 'Κάποιος' },
  savedBy: {
    en: (author: string, when: string) => `${author} saved it on ${when}.`,
    el: (author: string, when: string) => `${author}: αποθήκευση στις ${when}.`,
  },
  choose: {
    en: 'Choose what to keep of each field that you both changed, then save again. What only one of you changed is kept.',
    el: 'Επιλέξτε τι μένει από κάθε πεδίο που αλλάξατε και οι δύο και αποθηκεύστε ξανά. Ό,τι άλλαξε μόνο ο ένας μένει.',
  },
  both: {
    en: 'You changed different fields: save again, and both changes are kept.',
    el: 'Αλλάξατε διαφορετικά πεδία: αποθηκεύστε ξανά και μένουν και οι δύο αλλαγές.',
  },
  mine: { en: 'Yours', el: 'Δικό σας' },
  theirs: { en: 'Theirs', el: 'Δικό του' },
  on: { en: 'Yes', el: 'Ναι' },
  empty: { en: '(empty)', el: '(κενό)' },
})

export interface ConflictPanelProps {
  conflict: Conflict
  versions: Versions
  /** Contested fields that are taken from theirs. */
  taken: ReadonlySet<string>
  onTakenChange: (taken: ReadonlySet<string>, field: string) => void
  labelOf: (field: string) => string
  /** Returns the text of a value that is no text itself, such as an id. */
  valueLabel?: ((field: string, value: unknown) => string | undefined) | undefined
}

function ConflictPanel(props: ConflictPanelProps): ReactElement {
  const { conflict, versions } = props
  const contested = contestedFields(versions)
  const texts = useMessages(conflictMessages)
  const formats = useFormats()
  const author = conflict.changedBy ?? texts.somebody
  const panel = useRef<HTMLElement>(null)
  // The form's fields are replaced, also the one that had the focus.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} role="alert" tabIndex={-1} className={styles.panel}>
      <p className={styles.title}>{texts.title}</p>
      <p>{texts.savedBy(author, formats.dateTime(conflict.changedAt))}</p>
      <p>{contested.length > 0 ? texts.choose : texts.both}</p>
      {contested.map(field => (
        <Choice key={field} {...props} field={field} />
      ))}
    </section>
  )
}

function Choice(props: ConflictPanelProps & { field: string }): ReactElement {
  const { field, versions, taken, onTakenChange, labelOf, valueLabel } = props
  const texts = useMessages(conflictMessages)
  const name = useId()
  const choose = (theirs: boolean) => {
    const next = new Set(taken)
    if (theirs) next.add(field)
    else next.delete(field)
    onTakenChange(next, field)
  }
  const textOf = (value: unknown): string => {
    const label = valueLabel?.(field, value)
    if (label !== undefined) return label
    if (Array.isArray(value)) return value.map(textOf).join(', ')
    if (value === true) return texts.on
    if (value === false || value === null || value === undefined) return ''
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{labelOf(field)}</legend>
      {(['mine', 'theirs'] as const).map(version => (
        <label key={version} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={taken.has(field) === (version === 'theirs')}
            onChange={() => choose(version === 'theirs')}
          />
          <span className={styles.whose}>{texts[version]}</span>
          <span className={styles.value}>
            <DifferenceText
              first={textOf(versions.mine[field]) || texts.empty}
              second={textOf(versions.theirs[field]) || texts.empty}
              only={version === 'mine' ? 'first' : 'second'}
            />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ConflictSource extends Pick<ConflictPanelProps, 'labelOf' | 'valueLabel'> {
  outcome: Outcome | undefined
  /** Values that the form was opened with. */
  opened: FormValues
  /** Values of the stored record, once it is newer than the form's; undefined when it was deleted. */
  theirs: FormValues | undefined
  getValues: () => FormValues
  /** Shows values in the form, which is based on the stored record from now on. */
  fill: (values: FormValues) => void
}

/**
 * Returns the panel of a conflict, after a save that was refused because another administrator saved first.
 * The form then shows both versions merged, with the chosen one of each contested field.
 */
export function useConflict(source: ConflictSource): ReactElement | undefined {
  const { outcome, theirs, fill } = source
  const [open, setOpen] = useState<Pick<ConflictPanelProps, 'conflict' | 'versions' | 'taken'>>()
  const conflict = outcome && !outcome.ok ? outcome.conflict : undefined
  const onConflict = useEffectEvent((conflict: Conflict, theirs: FormValues) => {
    const versions = { opened: source.opened, mine: source.getValues(), theirs }
    setOpen({ conflict, versions, taken: new Set() })
    fill(merge(versions, new Set()))
  })
  useEffect(() => {
    if (conflict && theirs) onConflict(conflict, theirs)
  }, [conflict, theirs])
  return (
    open && (
      <ConflictPanel
        {...open}
        onTakenChange={(taken, field) => {
          const { mine, theirs } = open.versions
          setOpen({ ...open, taken })
          fill({ ...source.getValues(), [field]: (taken.has(field) ? theirs : mine)[field] })
        }}
        labelOf={source.labelOf}
        valueLabel={source.valueLabel}
      />
    )
  )
}
