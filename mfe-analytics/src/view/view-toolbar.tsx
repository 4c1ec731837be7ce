import { useLocation, useMessages, useNavigate } from '@stampa/platform'
import { addDays } from '@stampa/rules/shop-time'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { viewMessages } from './view.messages.ts'
import styles from './view.module.css'
import {
  type Day,
  defaultPeriod,
  firstDay,
  isDay,
  isPeriodIgnored,
  isSamePeriod,
  type Period,
  usePeriodName,
  useView,
  type View,
  withPeriod,
} from './view.ts'

/** Debounce of typed dates, ms. */
const debounceMs = 400

export function ViewToolbar(): ReactElement {
  const texts = useMessages(viewMessages)
  const { view, today, fixed, searchOf } = useView()
  const periodName = usePeriodName()
  const navigate = useNavigate()
  const { search } = useLocation()
  const show = (next: View) => navigate({ search: searchOf(next) }, { preventScrollReset: true })
  const ranges = quickRanges(today)
  const current = ranges.find(range => isSamePeriod(range, view))
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
      {isPeriodIgnored(new URLSearchParams(search), today) && (
        <p role="status" className={styles.note}>
          {texts.ignored(periodName(view))}
        </p>
      )}
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

interface PeriodFieldsProps {
  period: Period
  today: Day
  /** Called with valid periods only. */
  onChange: (period: Period) => void
}

function PeriodFields({ period, today, onChange }: PeriodFieldsProps): ReactElement[] {
  const texts = useMessages(viewMessages)
  const [typed, setTyped] = useTyped(period)
  const first = firstDay(today)
  const inside = (day: Day) => isDay(day) && day >= first && day <= today
  const bothInside = inside(typed.startDate) && inside(typed.endDate)
  const turned = bothInside && typed.startDate > typed.endDate
  const errorOf = (day: Day) => (inside(day) ? undefined : texts.outside(first))
  const commit = useEffectEvent(() => {
    if (bothInside && !turned && !isSamePeriod(typed, period)) onChange(typed)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the debounce
  useEffect(() => {
    const timer = setTimeout(commit, debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (['startDate', 'endDate'] as const).map(field => (
    <TextField
      key={field}
      type="date"
      min={first}
      max={today}
      label={texts[field]}
      value={typed[field]}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
      error={turned && field === 'startDate' ? texts.order : errorOf(typed[field])}
    />
  ))
}

/** Returns the typed period, which is replaced when the shown period changes otherwise. */
function useTyped(period: Period): [Period, (typed: Period) => void] {
  const [typed, setTyped] = useState(period)
  const [shown, setShown] = useState(period)
  if (!isSamePeriod(shown, period)) {
    setShown(period)
    setTyped(period)
  }
  return [typed, setTyped]
}
