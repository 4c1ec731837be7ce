import type { Conflict } from '@stampa/api'
import { useMessages } from '@stampa/platform'
import { type ReactElement, useId, useMemo, useState } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import type { FormValues } from '../form/values.ts'
import { useFormats } from '../use-formats.ts'
import { conflictMessages } from './conflict.messages.ts'
import styles from './conflict-panel.module.css'
import { contestedFields, merge, type Versions } from './merge.ts'

export interface ConflictPanelProps {
  conflict: Conflict
  versions: Versions
  /** Contested fields that are taken from theirs. */
  taken: ReadonlySet<string>
  onTakenChange: (taken: ReadonlySet<string>) => void
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
  return (
    <section role="alert" className={styles.panel}>
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
    onTakenChange(next)
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
          <span className={styles.value}>{textOf(versions[version][field]) || texts.empty}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ConflictSource extends Pick<ConflictPanelProps, 'labelOf' | 'valueLabel'> {
  outcome: Outcome | undefined
  /** Values that the form was opened with. */
  opened: FormValues
  /** Values of the stored record; undefined when it was deleted. */
  theirs: FormValues | undefined
}

/**
 * Shows a conflict after a save that was refused because another administrator saved first; the next save merges
 * both versions.
 */
export function useConflict(source: ConflictSource) {
  const { outcome, opened, theirs, labelOf, valueLabel } = source
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const refusal = outcome && !outcome.ok && outcome.meanwhile === 'changed' ? outcome : undefined
  const { conflict, sent } = refusal ?? {}
  const versions = useMemo(
    () => (conflict && sent && theirs ? { opened, mine: sent, theirs } : undefined),
    [conflict, sent, opened, theirs],
  )
  return {
    panel: conflict && versions && (
      <ConflictPanel
        conflict={conflict}
        versions={versions}
        taken={taken}
        onTakenChange={setTaken}
        labelOf={labelOf}
        valueLabel={valueLabel}
      />
    ),
    /** Merges both versions while a conflict is shown. */
    resolve: <Values extends FormValues>(mine: Values) =>
      versions ? merge({ ...versions, mine }, taken) : mine,
  }
}
