import { useMessages } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { ImageField } from '@stampa/ui/image-field/image-field.tsx'
import type { ReactElement } from 'react'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { fieldMessages } from './fields.messages.ts'
import { isOn, textOf } from './form-values.ts'
import { imageIn } from './image-details.ts'
import { type FileRule, refuseFile } from './rules.ts'
import type { FieldErrors } from './use-form-state.ts'

/** What the fields of all forms are given. */
export interface FieldProps {
  values: FormData
  errors: FieldErrors
}

interface ImageInputProps extends FieldProps {
  name: string
  label: string
  rule: FileRule
  /** What the record has. */
  stored: ImageAsset | null | undefined
  required?: boolean
  removable?: boolean
  /** Asks for its alternative text and focal point. @default true */
  described?: boolean
  /** Width divided by height of the place where visitors see it. */
  aspect?: number
  /** What suits it, before its limits. */
  hint?: string
}

/** An image that has to keep a rule, which it says. */
export function ImageInput(props: ImageInputProps): ReactElement {
  const { rule, stored, described = true, hint, values, errors, ...field } = props
  const texts = useMessages(fieldMessages)
  const say = useAnswerText()
  const limits = rule.accept === 'image/png' ? texts.png(rule.maxBytes) : texts.image(rule.maxBytes)
  return (
    <ImageField
      {...field}
      hint={hint ? `${hint} ${limits}` : limits}
      accept={rule.accept}
      check={file => {
        const message = refuseFile(file, rule)
        return message && say(message)
      }}
      current={stored}
      initial={imageIn(values, props.name)}
      details={described}
      error={errors[props.name]}
    />
  )
}

/** Place in lists, where an administrator gives it. */
export function OrderField({ values, errors, min }: FieldProps & { min?: number }): ReactElement {
  const texts = useMessages(fieldMessages)
  return (
    <NumberField
      label={texts.order}
      name="order"
      hint={texts.orderHint}
      {...(min !== undefined && { min })}
      defaultValue={Number(textOf(values, 'order'))}
      error={errors.order}
    />
  )
}

interface ActiveFieldProps extends Pick<FieldProps, 'values'> {
  hint?: string
}

/** Whether visitors see the record. */
export function ActiveField({ values, hint }: ActiveFieldProps): ReactElement {
  const texts = useMessages(fieldMessages)
  return (
    <SwitchField
      label={texts.active}
      name="active"
      defaultChecked={isOn(values, 'active')}
      hint={hint ?? texts.activeHint}
    />
  )
}

/** From when until when visitors see a record that is on. */
export function ScheduleFields({ values, errors }: FieldProps): ReactElement {
  const texts = useMessages(fieldMessages)
  return (
    <>
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <TextField
          key={name}
          type="datetime-local"
          label={texts[name]}
          name={name}
          defaultValue={textOf(values, name)}
          hint={texts[`${name}Hint`]}
          error={errors[name]}
        />
      ))}
    </>
  )
}
