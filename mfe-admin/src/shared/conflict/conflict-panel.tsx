import type { Conflict } from '@stampa/api'
import { useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { useFormats } from '../use-formats.ts'
import { conflictMessages } from './conflict.messages.ts'
import styles from './conflict-panel.module.css'
import type { Versions } from './merge.ts'

export interface ConflictPanelProps {
  conflict: Conflict
  versions: Versions
  /** That both have changed. */
  contested: readonly string[]
  /** Those that are taken over from them. */
  taken: ReadonlySet<string>
  onTakenChange: (taken: ReadonlySet<string>) => void
  labelOf: (field: string) => string
  /** What a value of a field is called, where it is not said by itself. */
  valueLabel?: ((field: string, value: string) => string | undefined) | undefined
}

/** A record that somebody else has changed meanwhile: both versions of each contested field, to choose. */
export function ConflictPanel(props: ConflictPanelProps): ReactElement {
  const { conflict, contested } = props
  const texts = useMessages(conflictMessages)
  const formats = useFormats()
  const who = conflict.changedBy ?? texts.somebody
  return (
    <section role="alert" className={styles.panel}>
      <p className={styles.title}>{texts.title}</p>
      <p>{texts.who(who, formats.dateTime(conflict.changedAt))}</p>
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
  const shown = (form: FormData) =>
    form
      .getAll(field)
      .filter(value => typeof value === 'string')
      .map(value => valueLabel?.(field, value) ?? (value === 'on' ? texts.on : value))
      .join(', ') || texts.empty
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{labelOf(field)}</legend>
      <label className={styles.version}>
        <input
          type="radio"
          name={name}
          checked={!taken.has(field)}
          onChange={() => choose(false)}
        />
        <span className={styles.whose}>{texts.mine}</span>
        <span className={styles.value}>{shown(versions.mine)}</span>
      </label>
      <label className={styles.version}>
        <input type="radio" name={name} checked={taken.has(field)} onChange={() => choose(true)} />
        <span className={styles.whose}>{texts.theirs}</span>
        <span className={styles.value}>{shown(versions.theirs)}</span>
      </label>
    </fieldset>
  )
}
