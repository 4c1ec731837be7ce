import {
  defineMessages,
  type Language,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ImageRule } from '@stampa/rules/files'
import { slugOf } from '@stampa/rules/slug'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { ImageField } from '@stampa/ui/image-field/image-field.tsx'
import { ImagesField } from '@stampa/ui/image-field/images-field.tsx'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useAnswerText } from '../calls/answers.messages.ts'
import {
  type InputProps,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useField,
  useTextField,
} from '../form/fields.tsx'
import { refuseFile } from '../form/rules.ts'
import type { FormValues } from '../form/values.ts'
import { type PricedProduct, PriceTableInput } from '../price-table/price-table-input.tsx'
import { SizeTableInput } from '../size-table/size-table-input.tsx'
import styles from './field-inputs.module.css'
import { type Field, type Focus, type Input, optionsIn, outsideSchedule } from './field-kinds.ts'
import { LibraryButton } from './library-dialog.tsx'
import type { Entity, ResourceData } from './resource.ts'
import { StateBadge } from './state-badge.tsx'

/** Returns the megabytes that a file of at most so many bytes is smaller than. */
const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576)

const fieldMessages = defineMessages({
  png: {
    en: (bytes: number) => `PNG, less than ${megabytes(bytes)} MB.`,
    el: (bytes: number) => `PNG, κάτω από ${megabytes(bytes)} MB.`,
  },
  image: {
    en: (bytes: number) => `Any image type, less than ${megabytes(bytes)} MB.`,
    el: (bytes: number) => `Οποιοσδήποτε τύπος εικόνας, κάτω από ${megabytes(bytes)} MB.`,
  },
  paragraphHint: { en: 'Each line is a paragraph.', el: 'Κάθε γραμμή είναι μια παράγραφος.' },
  preview: {
    en: (label: string) => `${label}: preview`,
    el: (label: string) => `${label}: προεπισκόπηση`,
  },
  paragraphs: {
    en: (count: number) => (count === 1 ? 'Preview, 1 paragraph' : `Preview, ${count} paragraphs`),
    el: (count: number) =>
      count === 1 ? 'Προεπισκόπηση, 1 παράγραφος' : `Προεπισκόπηση, ${count} παράγραφοι`,
  },

  slugNow: {
    en: (address: string) => `Now ${address}. Empty, it stays or follows the name.`,
    el: (address: string) => `Τώρα ${address}. Κενή, μένει ή ακολουθεί το όνομα.`,
  },
  slugFollows: {
    en: (address: string) => `Empty, it follows the name${address && `: ${address}`}`,
    el: (address: string) => `Κενή, ακολουθεί το όνομα${address && `: ${address}`}`,
  },
})

export interface FieldInputsProps {
  fields: readonly Field[]
  /** The stored record, for its images and address; undefined for a new one. */
  row: object | undefined
  /** A `Control` whose values are those of the fields. */
  control: object
}

export function FieldInputs({ fields, row, control }: FieldInputsProps): ReactElement[] {
  const language = useLanguage()
  return fields.map(({ name, label, hint, required = false, input }) => {
    const props = {
      control: control as Control,
      name,
      label: label[language],
      ...(hint && { hint: hint[language] }),
      // A stored record keeps its image.
      required: required && !(row && input.kind === 'image'),
    }
    return <FieldInput key={name} {...props} input={input} row={row} />
  })
}

type TextualProps = Omit<InputProps<FormValues, unknown>, 'hint'> & {
  hint?: ReactNode
  /** Language of the text, for the spelling check. */
  lang?: Language
}

export function FieldInput({
  input,
  row,
  ...props
}: TextualProps & { input: Input; row: object | undefined }): ReactElement {
  switch (input.kind) {
    case 'text':
      return <TextInput {...props} />
    case 'longText':
      return <LongTextInput {...props} />
    case 'prose':
      return <ProseInput {...props} />
    case 'given':
      return <GivenText {...props} />
    case 'time':
      return <TextInput {...props} type="datetime-local" />
    case 'priceTable':
      return <PriceTableField {...props} />
    case 'sizeTable':
      return <SizeTableInput {...props} />
    case 'number':
      return <NumberInput {...props} {...(input.min !== undefined && { min: input.min })} />
    case 'switch':
      return <StateInput {...props} input={input} row={row} />
    case 'select':
      return <NamedSelect {...props} names={input.names} />
    case 'choices':
      return <ChoicesInput {...props} input={input} />
    case 'slug':
      return <SlugInput {...props} input={input} row={row} />
    case 'image':
      return <ImageInput {...props} input={input} row={row} />
    case 'images':
      return <ImagesInput {...props} input={input} row={row} />
  }
}

function GivenText({ control, name, label }: TextualProps): ReactElement {
  const value = useWatch({ control, name })
  return (
    <p className={styles.given}>
      <strong>{label}</strong>
      {value}
    </p>
  )
}

function NamedSelect({
  names,
  ...props
}: TextualProps & Pick<Extract<Input, { kind: 'select' }>, 'names'>): ReactElement {
  return <SelectInput {...props} options={optionsIn(names, useLanguage())} />
}

/** A switch that says when an active record's publication is to come or over, by the dates in the form. */
function StateInput({ input, row: _, hint, ...props }: PropsOf<'switch'>): ReactElement {
  const [active, publishAt, unpublishAt] = useWatch({
    control: props.control,
    name: [props.name, 'publishAt', 'unpublishAt'],
  })
  const dates = { publishAt, unpublishAt }
  const state = active && outsideSchedule(dates) && (
    <StateBadge active states={input.states} row={dates} />
  )
  return (
    <SwitchInput
      {...props}
      hint={
        <>
          {hint} {state}
        </>
      }
    />
  )
}

/** Copies tables of the list's other records. */
function PriceTableField(props: TextualProps): ReactElement {
  const { rows } = useLoaderData<ResourceData>()
  return <PriceTableInput {...props} sources={rows as (Entity & PricedProduct)[]} />
}

type PropsOf<Kind extends Input['kind']> = TextualProps & {
  input: Extract<Input, { kind: Kind }>
  row: object | undefined
}

/** An image with its details, whose file has to keep a rule; the hint states the rule's limits. */
function ImageInput({ control, input, row, hint, ...field }: PropsOf<'image'>): ReactElement {
  const { rule, assetOf, described = true, removable = false, fixed = false, aspect } = input
  const texts = useMessages(fieldMessages)
  const check = useFileCheck(rule)
  const image = useField<File | string | null>(control, field.name)
  const alt = useField<string>(control, `${field.name}Alt`)
  const focus = useField<Focus | null>(control, `${field.name}Focus`)
  const removed = useField<boolean>(control, `${field.name}Removed`)
  const limits = rule.accept === 'image/png' ? texts.png(rule.maxBytes) : texts.image(rule.maxBytes)
  return (
    <ImageField
      {...field}
      {...(aspect && { aspect })}
      {...(fixed
        ? { fixed }
        : {
            hint: hint ? `${hint} ${limits}` : limits,
            picker: choose => <LibraryButton rule={rule} onChoose={choose} />,
          })}
      removable={removable}
      accept={rule.accept}
      check={check}
      current={row && assetOf(row)}
      initial={{
        ...(typeof image.value === 'string' ? { chosen: image.value } : { file: image.value }),
        alt: alt.value,
        ...(focus.value && { focus: focus.value }),
        removed: removed.value,
      }}
      onValueChange={value => {
        image.setValue(value.chosen ?? value.file)
        alt.setValue(value.alt)
        focus.setValue(value.focus)
        removed.setValue(value.removed)
      }}
      details={described}
      error={image.error ?? alt.error ?? focus.error}
    />
  )
}

/** Several images in an order, with their alternative texts. */
function ImagesInput({ control, input, row, ...field }: PropsOf<'images'>): ReactElement {
  const { rule, max, storedOf } = input
  const check = useFileCheck(rule)
  const files = useField<File[]>(control, field.name)
  const kept = useField<string[]>(control, `${field.name}Kept`)
  const alts = useField<string[]>(control, `${field.name}Alt`)
  return (
    <ImagesField
      {...field}
      max={max}
      accept={rule.accept}
      check={check}
      current={row ? storedOf(row) : []}
      picker={choose => <LibraryButton rule={rule} onChoose={choose} />}
      initial={{ kept: kept.value, files: files.value, alts: alts.value }}
      onValueChange={value => {
        files.setValue(value.files)
        kept.setValue(value.kept)
        alts.setValue(value.alts)
      }}
      error={files.error ?? kept.error ?? alts.error}
    />
  )
}

/** Returns a function that returns the message for a file that breaks the rule. */
function useFileCheck(rule: ImageRule): (file: File) => string | undefined {
  const say = useAnswerText()
  return file => {
    const message = refuseFile(file, rule)
    return message && say(message)
  }
}

function LongTextInput({ control, ...field }: TextualProps): ReactElement {
  return <TextArea {...field} {...useTextField(control, field.name)} />
}

/** A text of paragraphs, one per line, beside its preview. */
function ProseInput({ control, ...field }: TextualProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const textField = useTextField(control, field.name)
  const lines = useDeferredValue(textField.value).split('\n')
  const paragraphs = lines.flatMap(line => line.trim() || [])
  return (
    <div className={styles.prose}>
      <TextArea {...field} {...textField} rows={10} hint={texts.paragraphHint} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section aria-label={texts.preview(field.label)} tabIndex={0} className={styles.preview}>
        <p className={styles.previewTitle}>{texts.paragraphs(paragraphs.length)}</p>
        <Prose>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
            <p key={index}>{text}</p>
          ))}
        </Prose>
      </section>
    </div>
  )
}

/** Several of the records that the loader returns for the field. */
function ChoicesInput({ control, input, ...field }: Omit<PropsOf<'choices'>, 'row'>): ReactElement {
  const { choices = {} } = useLoaderData<ResourceData>()
  const language = useLanguage()
  const { value, setValue, error } = useField<string[]>(control, field.name)
  const [first] = useState(value)
  const options = (choices[field.name] ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  // In one order, so that a choice that is taken back leaves the form unchanged.
  const order = [...first, ...options.map(option => option.value)]
  return (
    <MultiSelect
      {...field}
      options={options}
      empty={input.empty[language]}
      value={value}
      onValueChange={chosen =>
        setValue(chosen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      }
      error={error}
    />
  )
}

/** The last part of a page's address. Empty, it is made from the record's name; the hint shows the result. */
function SlugInput({ control, input, row, name, label }: PropsOf<'slug'>): ReactElement {
  const { from, base, storedOf } = input
  const texts = useMessages(fieldMessages)
  const stored = row && storedOf(row)
  const recordName = useField<string>(control, from).value
  const textField = useTextField(control, name)
  const isUnchanged = recordName === stored?.name
  const next = isUnchanged ? stored.slug : slugOf(recordName)
  return (
    <TextField
      {...textField}
      label={label}
      name={name}
      placeholder={next}
      autoComplete="off"
      spellCheck={false}
      hint={isUnchanged ? texts.slugNow(base + next) : texts.slugFollows(next && base + next)}
    />
  )
}
