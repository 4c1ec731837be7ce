import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import type { FieldTexts } from '@stampa/ui/field/field.tsx'
import { NumberField, type NumberFieldProps } from '@stampa/ui/field/number-field.tsx'
import { type Option, SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField, type TextFieldProps } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useAnswerText } from '../calls/answers.messages.ts'
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

/** Returns the props of an element that a text is entered or chosen with. */
export function useTextField(control: object, name: string) {
  const { value, setValue, error } = useField<string>(control, name)
  const onChange = (event: { currentTarget: { value: string } }) =>
    setValue(event.currentTarget.value)
  return { value, onChange, error }
}

type TextInputProps<Values extends FormValues> = InputProps<Values, string> &
  Pick<TextFieldProps, 'type' | 'placeholder' | 'autoComplete' | 'autoFocus'>

export function TextInput<Values extends FormValues>({
  control,
  ...field
}: TextInputProps<Values>): ReactElement {
  return <TextField {...field} {...useTextField(control, field.name)} />
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
  return <SelectField {...field} {...useTextField(control, field.name)} />
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

/** Returns the label of a field: the text with its name. */
export function labelIn(texts: object, field: string): string | undefined {
  const label: unknown = Object.entries(texts).find(([name]) => name === field)?.[1]
  return typeof label === 'string' ? label : undefined
}
