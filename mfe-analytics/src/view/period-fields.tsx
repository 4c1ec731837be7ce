import { useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { type Day, isDay, type Period } from './dates.ts'
import { viewMessages } from './view.messages.ts'
import { firstDay } from './view.ts'

/** Debounce of typed dates, ms. */
const debounceMs = 400

interface PeriodFieldsProps {
  period: Period
  today: Day
  /** Called with valid periods only. */
  onChange: (period: Period) => void
}

/** Fields of the first and last day. */
export function PeriodFields({ period, today, onChange }: PeriodFieldsProps): ReactElement[] {
  const texts = useMessages(viewMessages)
  const [typed, setTyped] = useTyped(period)
  const first = firstDay(today)
  const inside = (day: Day) => isDay(day) && day >= first && day <= today
  const bothInside = inside(typed.startDate) && inside(typed.endDate)
  const turned = bothInside && typed.startDate > typed.endDate
  const errorOf = (day: Day) => (inside(day) ? undefined : texts.outside(first))
  const commit = useEffectEvent(() => {
    if (bothInside && !turned && !isSame(typed, period)) onChange(typed)
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
  if (!isSame(shown, period)) {
    setShown(period)
    setTyped(period)
  }
  return [typed, setTyped]
}

function isSame(a: Period, b: Period): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate
}
