import { useMessages } from '@stampa/platform'
import type { ChangeEvent } from 'react'
import type { Fields } from '../core/history.ts'
import { propertyMessages } from './properties.messages.ts'

/** Sets fields of the element; changes with the same key in a row are undone together. */
export type ChangeElement = (fields: Fields, key?: string) => void

type FieldName = Exclude<keyof typeof propertyMessages, 'several' | 'printed'>

/** An element, as far as its field `Name` holds a `Value`. */
type With<Name extends FieldName, Value> = { readonly [Key in NoInfer<Name>]: Value }

/** Makes the props of controls for fields of an element, each labelled by the field's message. */
export function useElementFields(onChange: ChangeElement) {
  const texts = useMessages(propertyMessages)
  return {
    input: <Name extends FieldName, Value>(element: With<Name, Value>, name: Name) => ({
      label: texts[name],
      value: element[name],
      onChange: (value: Value) => onChange({ [name]: value }, name),
    }),
    range: <Name extends FieldName>(element: With<Name, number>, name: Name) => ({
      label: texts[name],
      value: element[name],
      onValueChange: (value: number) => onChange({ [name]: value }, name),
    }),
    checkbox: <Name extends FieldName>(element: With<Name, boolean>, name: Name) => ({
      label: texts[name],
      checked: element[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        onChange({ [name]: currentTarget.checked }),
    }),
    select: <Name extends FieldName, Value extends string>(
      element: With<Name, Value>,
      name: Name,
      values: readonly Value[],
      labelOf = (value: Value): string => value,
    ) => ({
      label: texts[name],
      value: element[name],
      options: values.map(value => ({ value, label: labelOf(value) })),
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
        onChange({ [name]: currentTarget.value }),
    }),
  }
}
