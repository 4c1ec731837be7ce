import { useMessages } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import type { FieldTexts } from '@stampa/ui/field/field.tsx'
import { NumberField, type NumberFieldProps } from '@stampa/ui/field/number-field.tsx'
import { type Option, SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField, type TextFieldProps } from '@stampa/ui/field/text-field.tsx'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import { type ReactElement, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useAnswerText } from '../calls/use-answer-text.ts'
import type { ScheduleValues } from './field-values.ts'
import { fieldMessages } from './fields.messages.ts'
import type { FormValues, NameOf } from './values.ts'

/** A field of a form: its values are typed, so that a name of another type does not compile. */
export interface InputProps<Values extends FormValues, Value>
  extends Pick<FieldTexts, 'label' | 'hint'> {
  control: Control<Values>
  name: NameOf<Values, Value>
  required?: boolean
}

/**
 * Returns the value of a field, its setter, and its error in the language of the screen.
 *
 * @param control a `Control`, whose values hold a `Value` under that name: {@link InputProps} has checked it
 */
export function useField<Value>(control: object, name: string) {
  const say = useAnswerText()
  const { field, fieldState } = useController({ control: control as Control, name })
  const message = fieldState.error?.message
  return {
    value: field.value as Value,
    setValue: (value: Value) => field.onChange(value),
    error: message === undefined ? undefined : say(message),
  }
}

export function TextInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, string> & Pick<TextFieldProps, 'type' | 'placeholder'>): ReactElement {
  const { value, setValue, error } = useField<string>(control, field.name)
  return (
    <TextField
      {...field}
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      error={error}
    />
  )
}

export function TextAreaInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, string>): ReactElement {
  const { value, setValue, error } = useField<string>(control, field.name)
  return (
    <TextArea
      {...field}
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      error={error}
    />
  )
}

export function NumberInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, number | null> &
  Pick<NumberFieldProps, 'min' | 'max' | 'step'>): ReactElement {
  const { value, setValue, error } = useField<number | null>(control, field.name)
  return <NumberField {...field} value={value} onValueChange={setValue} error={error} />
}

export function SelectInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, string> & { options: readonly Option[] }): ReactElement {
  const { value, setValue, error } = useField<string>(control, field.name)
  return (
    <SelectField
      {...field}
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      error={error}
    />
  )
}

export function SwitchInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, boolean>): ReactElement {
  const { value, setValue, error } = useField<boolean>(control, field.name)
  return (
    <SwitchField
      {...field}
      checked={value}
      onChange={event => setValue(event.currentTarget.checked)}
      error={error}
    />
  )
}

export function MultiInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, string[]> & { options: readonly Option[]; empty: string }): ReactElement {
  const { value, setValue, error } = useField<string[]>(control, field.name)
  const [first] = useState(value)
  // In one order, so that a choice that is taken back leaves the form unchanged.
  const order = [...first, ...field.options.map(option => option.value)]
  return (
    <MultiSelect
      {...field}
      value={value}
      onValueChange={chosen =>
        setValue(chosen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      }
      error={error}
    />
  )
}

/** Position in lists. */
export function OrderInput<Values extends FormValues>(
  field: Pick<InputProps<Values, number | null>, 'control'> & {
    name: NameOf<Values, number | null>
    min?: number
  },
): ReactElement {
  const texts = useMessages(fieldMessages)
  return <NumberInput {...field} label={texts.order} hint={texts.orderHint} />
}

/** Whether visitors see the record. */
export function ActiveInput<Values extends FormValues>({
  hint,
  ...field
}: Omit<InputProps<Values, boolean>, 'label'>): ReactElement {
  const texts = useMessages(fieldMessages)
  return <SwitchInput {...field} label={texts.active} hint={hint ?? texts.activeHint} />
}

/** The period in which visitors see an active record. */
export function ScheduleInputs<Values extends ScheduleValues>({
  control,
}: {
  control: Control<Values>
}): ReactElement {
  const texts = useMessages(fieldMessages)
  return (
    <>
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <TextInput
          key={name}
          control={control as unknown as Control<ScheduleValues>}
          type="datetime-local"
          label={texts[name]}
          name={name}
          hint={texts[`${name}Hint`]}
        />
      ))}
    </>
  )
}
