import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { focusNeighbour } from '@stampa/ui/focus-neighbour.ts'
import { CloseIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useField } from '../shared/form/fields.tsx'
import { companyMessages, dayMessages } from './company.messages.ts'
import type { SettingsValues } from './company.ts'
import styles from './company-page.module.css'
import { days, type Span } from './opening-hours.ts'

/** The opening hours: spans of days with their times. Errors are per span. */
export function HoursFields({ control }: { control: Control<SettingsValues> }): ReactElement {
  const texts = useMessages(companyMessages)
  const say = useAnswerText()
  const { value: spans, setValue } = useField<Span[]>(control, 'openingHours')
  const { errors } = useFormState({ control, name: 'openingHours' })
  const [keys, setKeys] = useState(() => spans.map(() => crypto.randomUUID()))
  const add = () => {
    setKeys([...keys, crypto.randomUUID()])
    setValue([...spans, { from: 'mon', to: 'mon', opens: null, closes: null }])
  }
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    setValue(spans.toSpliced(index, 1))
  }
  const errorOf = (index: number) => {
    const message = errors.openingHours?.[index]?.message
    return message === undefined ? undefined : say(message)
  }
  return (
    <>
      <p className={styles.hint}>{texts.hoursHint}</p>
      {spans.map((span, index) => (
        <SpanFields
          key={keys[index]}
          span={span}
          place={index + 1}
          error={errorOf(index)}
          onChange={next => setValue(spans.with(index, next))}
          onRemove={() => remove(index)}
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
      <IconButton
        label={texts.removeSpan(place)}
        icon={<CloseIcon />}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, 'fieldset')
          onRemove()
        }}
      />
    </fieldset>
  )
}
