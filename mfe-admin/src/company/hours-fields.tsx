import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { CloseIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import type { FieldErrors } from '../shared/use-form-state.ts'
import { companyMessages, dayMessages } from './company.messages.ts'
import styles from './company-page.module.css'
import { days, hourFields, type Span } from './opening-hours.ts'

interface HoursFieldsProps {
  hours: readonly Span[]
  /** Errors of spans are at `openingHours.<index>`. */
  errors: FieldErrors
}

/** When the shop is open: spans of days with their times. */
export function HoursFields({ hours, errors }: HoursFieldsProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const [spans, setSpans] = useState(() => hours.map(span => ({ key: crypto.randomUUID(), span })))
  const options = days.map(day => ({ value: day, label: dayNames[day] }))
  const add = () => {
    const span: Span = { from: 'mon', to: 'mon', opens: null, closes: null }
    setSpans([...spans, { key: crypto.randomUUID(), span }])
  }
  return (
    <>
      <p className={styles.hint}>{texts.hoursHint}</p>
      {spans.map(({ key, span }, index) => {
        const error = errors[`openingHours.${index}`]
        return (
          <fieldset key={key} aria-label={texts.span(index + 1)} className={styles.span}>
            <SelectField
              label={texts.from}
              name={hourFields.from}
              options={options}
              defaultValue={span.from}
              error={error}
            />
            <SelectField
              label={texts.to}
              name={hourFields.to}
              options={options}
              defaultValue={span.to}
            />
            <TextField
              type="time"
              label={texts.opens}
              name={hourFields.opens}
              defaultValue={span.opens ?? ''}
            />
            <TextField
              type="time"
              label={texts.closes}
              name={hourFields.closes}
              defaultValue={span.closes ?? ''}
            />
            <IconButton
              label={texts.removeSpan(index + 1)}
              icon={<CloseIcon />}
              onClick={() => setSpans(spans.filter(other => other.key !== key))}
            />
          </fieldset>
        )
      })}
      <div>
        <Button icon={<PlusIcon />} onClick={add}>
          {texts.addSpan}
        </Button>
      </div>
    </>
  )
}
