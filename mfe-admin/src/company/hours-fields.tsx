import { useMessages } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { useField } from '../shared/form/fields.tsx'
import { RowList } from '../shared/form/row-list.tsx'
import { companyMessages, dayMessages } from './company.messages.ts'
import { days, type SettingsValues, type Span, spanLimit } from './company.ts'
import styles from './company-page.module.css'

/** The opening hours: spans of days with their times. Errors are per span. */
export function HoursFields({ control }: { control: Control<SettingsValues> }): ReactElement {
  const texts = useMessages(companyMessages)
  const say = useAnswerText()
  const { value: spans, setValue } = useField<Span[]>(control, 'openingHours')
  const { errors } = useFormState({ control, name: 'openingHours' })
  const errorOf = (index: number) => {
    const message = errors.openingHours?.[index]?.message
    return message === undefined ? undefined : say(message)
  }
  return (
    <>
      <p className={styles.hint}>{texts.hoursHint}</p>
      <RowList
        className={styles.spans}
        items={spans}
        onChange={setValue}
        fresh={(): Span => ({ from: 'mon', to: 'mon', opens: null, closes: null })}
        max={spanLimit}
        texts={{ item: texts.span, add: texts.addSpan, remove: texts.removeSpan }}
      >
        {(span, change, index) => (
          <SpanFields span={span} error={errorOf(index)} onChange={change} />
        )}
      </RowList>
    </>
  )
}

interface SpanFieldsProps {
  span: Span
  error: string | undefined
  onChange: (part: Partial<Span>) => void
}

function SpanFields({ span, error, onChange }: SpanFieldsProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const dayField = (field: 'from' | 'to') => (
    <SelectField
      label={texts[field]}
      options={days.map(day => ({ value: day, label: dayNames[day] }))}
      value={span[field]}
      onChange={({ currentTarget: { value } }) => {
        onChange({ [field]: days.find(day => day === value) ?? span[field] })
      }}
      error={field === 'from' ? error : undefined}
    />
  )
  const timeField = (field: 'opens' | 'closes') => (
    <TextField
      type="time"
      label={texts[field]}
      value={span[field] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value || null })}
    />
  )
  return (
    <>
      {dayField('from')}
      {dayField('to')}
      {timeField('opens')}
      {timeField('closes')}
    </>
  )
}
