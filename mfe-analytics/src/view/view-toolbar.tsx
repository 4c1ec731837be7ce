import { useMessages, useNavigate } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import type { ReactElement } from 'react'
import { addDays, type Day, type Period } from './dates.ts'
import { PeriodFields } from './period-fields.tsx'
import { viewMessages } from './view.messages.ts'
import { defaultPeriod, type View, withPeriod } from './view.ts'
import { usePeriodName, useView } from './view-context.tsx'
import styles from './view-toolbar.module.css'

/** Controls of the period and the comparison. */
export function ViewToolbar(): ReactElement {
  const texts = useMessages(viewMessages)
  const { view, today, fixed, searchOf } = useView()
  const periodName = usePeriodName()
  const navigate = useNavigate()
  const show = (next: View) => navigate({ search: searchOf(next) }, { preventScrollReset: true })
  const ranges = quickRanges(today)
  const current = ranges.find(
    ({ startDate, endDate }) => startDate === view.startDate && endDate === view.endDate,
  )
  const labelOf = ({ days }: QuickRange) => {
    if (days === 1) return texts.today
    return days === 365 ? texts.lastYear : texts.lastDays(days)
  }

  if (fixed) return <p>{periodName(view)}</p>
  return (
    <search aria-label={texts.toolbar} className={styles.toolbar}>
      <SelectField
        label={texts.quick}
        value={current?.days ?? ''}
        options={[
          ...ranges.map(range => ({ value: String(range.days), label: labelOf(range) })),
          ...(current ? [] : [{ value: '', label: texts.custom }]),
        ]}
        onChange={({ target }) => {
          const range = ranges.find(({ days }) => String(days) === target.value)
          if (range) show(withPeriod(view, range))
        }}
      />
      <PeriodFields
        period={view}
        today={today}
        onChange={period => show(withPeriod(view, period))}
      />
      <SwitchField
        label={texts.compare}
        checked={view.compare}
        onChange={({ target }) => show({ ...view, compare: target.checked })}
      />
    </search>
  )
}

interface QuickRange extends Period {
  days: number
}

function quickRanges(today: Day): QuickRange[] {
  const usual = defaultPeriod(today)
  return [1, 7, 30, 90, 365].map(days =>
    days === 30
      ? { days, ...usual }
      : { days, startDate: addDays(today, 1 - days), endDate: today },
  )
}
