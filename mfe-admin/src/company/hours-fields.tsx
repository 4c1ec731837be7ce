import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { CloseIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import type { FieldErrors } from '../shared/form/use-form-state.ts'
import { companyMessages, dayMessages } from './company.messages.ts'
import styles from './company-page.module.css'
import { days, hoursField, type Span } from './opening-hours.ts'

interface HoursFieldsProps {
  hours: readonly Span[]
  /** Errors of spans are at `openingHours.<index>`. */
  errors: FieldErrors
}

/** When the shop is open: spans of days with their times. */
export function HoursFields({ hours, errors }: HoursFieldsProps): ReactElement {
  const texts = useMessages(companyMessages)
  const [rows, setRows] = useState(() => hours.map(span => ({ key: crypto.randomUUID(), span })))
  const change = (key: string, span: Span) =>
    setRows(rows.map(row => (row.key === key ? { key, span } : row)))
  const add = () => {
    const span: Span = { from: 'mon', to: 'mon', opens: null, closes: null }
    setRows([...rows, { key: crypto.randomUUID(), span }])
  }
  return (
    <>
      <p className={styles.hint}>{texts.hoursHint}</p>
      <input type="hidden" name={hoursField} value={JSON.stringify(rows.map(({ span }) => span))} />
      {rows.map(({ key, span }, index) => (
        <SpanFields
          key={key}
          span={span}
          place={index + 1}
          error={errors[`${hoursField}.${index}`]}
          onChange={next => change(key, next)}
          onRemove={() => setRows(rows.filter(row => row.key !== key))}
        />
      ))}
      <div>
        <Button icon={<PlusIcon />} onClick={add}>
          {texts.addSpan}
        </Button>
      </div>
    </>
  )
}

interface SpanFieldsProps {
  span: Span
  /** From 1. */
  place: number
  error: string | undefined
  onChange: (span: Span) => void
  onRemove: () => void
}

function SpanFields({ span, place, error, onChange, onRemove }: SpanFieldsProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const dayField = (field: 'from' | 'to') => (
    <SelectField
      label={texts[field]}
      options={days.map(day => ({ value: day, label: dayNames[day] }))}
      value={span[field]}
      onChange={({ currentTarget: { value } }) => {
        onChange({ ...span, [field]: days.find(day => day === value) ?? span[field] })
      }}
      error={field === 'from' ? error : undefined}
    />
  )
  const timeField = (field: 'opens' | 'closes') => (
    <TextField
      type="time"
      label={texts[field]}
      value={span[field] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...span, [field]: value || null })}
    />
  )
  return (
    <fieldset aria-label={texts.span(place)} className={styles.span}>
      {dayField('from')}
      {dayField('to')}
      {timeField('opens')}
      {timeField('closes')}
      <IconButton label={texts.removeSpan(place)} icon={<CloseIcon />} onClick={onRemove} />
    </fieldset>
  )
}
