import { useMessages } from '@stampa/platform'
import { slugOf } from '@stampa/slug'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { ImageField } from '@stampa/ui/image-field/image-field.tsx'
import { ImagesField, type StoredImage } from '@stampa/ui/image-field/images-field.tsx'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import { type ReactElement, useDeferredValue } from 'react'
import type { Control } from 'react-hook-form'
import { useAnswerText } from '../calls/use-answer-text.ts'
import type { Focus } from './field-values.ts'
import { fieldMessages } from './fields.messages.ts'
import { type InputProps, useField } from './fields.tsx'
import styles from './form.module.css'
import { type FileRule, refuseFile } from './rules.ts'
import type { FormValues, NameOf } from './values.ts'

interface ImageInputProps<Values extends FormValues> extends InputProps<Values, File | null> {
  rule: FileRule
  /** Image of the stored record. */
  stored: ImageAsset | null | undefined
  removable?: boolean
  /** Asks for alternative text and focal point. @default true */
  described?: boolean
  /** Width divided by height of the image on the public page. */
  aspect?: number
}

/** An image with its details, whose file has to keep a rule; the hint states the rule's limits. */
export function ImageInput<Values extends FormValues>(
  props: ImageInputProps<Values>,
): ReactElement {
  const { control, rule, stored, described = true, hint, ...field } = props
  const texts = useMessages(fieldMessages)
  const say = useAnswerText()
  const file = useField<File | null>(control, field.name)
  const alt = useField<string>(control, `${field.name}Alt`)
  const focus = useField<Focus | null>(control, `${field.name}Focus`)
  const removed = useField<boolean>(control, `${field.name}Removed`)
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
      initial={{
        ...(file.value && { file: file.value }),
        alt: alt.value,
        ...(focus.value && { focus: focus.value }),
        removed: removed.value,
      }}
      onValueChange={value => {
        file.setValue(value.file)
        alt.setValue(value.alt)
        focus.setValue(value.focus)
        removed.setValue(value.removed)
      }}
      details={described}
      error={file.error ?? alt.error ?? focus.error}
    />
  )
}

interface ImagesInputProps<Values extends FormValues> extends InputProps<Values, File[]> {
  rule: FileRule
  stored: readonly StoredImage[]
  max: number
}

/** Several images in an order, with their alternative texts. */
export function ImagesInput<Values extends FormValues>(
  props: ImagesInputProps<Values>,
): ReactElement {
  const { control, rule, stored, ...field } = props
  const say = useAnswerText()
  const files = useField<File[]>(control, field.name)
  const kept = useField<string[]>(control, `${field.name}Kept`)
  const alts = useField<string[]>(control, `${field.name}Alt`)
  return (
    <ImagesField
      {...field}
      accept={rule.accept}
      check={file => {
        const message = refuseFile(file, rule)
        return message && say(message)
      }}
      current={stored}
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

/** A text of paragraphs, one per line, beside its preview. */
export function ProseInput<Values extends FormValues>({
  control,
  ...field
}: InputProps<Values, string>): ReactElement {
  const texts = useMessages(fieldMessages)
  const { value, setValue, error } = useField<string>(control, field.name)
  const lines = useDeferredValue(value).split('\n')
  const paragraphs = lines.flatMap(line => line.trim() || [])
  return (
    <div className={styles.prose}>
      <TextArea
        {...field}
        value={value}
        onChange={event => setValue(event.currentTarget.value)}
        rows={10}
        required
        hint={texts.paragraphHint}
        error={error}
      />
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

interface SlugInputProps<Values extends FormValues> {
  control: Control<Values>
  /** Field of the name that the slug is made from. */
  from: NameOf<Values, string>
  /** Beginning of the address: '/products/'. */
  base: string
  /** Name and slug of the stored record. */
  stored: { name: string; slug: string } | undefined
}

/** The last part of a page's address. Empty, it is made from the record's name; the hint shows the result. */
export function SlugInput<Values extends FormValues & { slug: string }>({
  control,
  from,
  base,
  stored,
}: SlugInputProps<Values>): ReactElement {
  const texts = useMessages(fieldMessages)
  const name = useField<string>(control, from).value
  const { value, setValue, error } = useField<string>(control, 'slug')
  const isUnchanged = name === stored?.name
  const next = isUnchanged ? stored.slug : slugOf(name)
  return (
    <TextField
      label={texts.slug}
      name="slug"
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      placeholder={next}
      autoComplete="off"
      spellCheck={false}
      hint={isUnchanged ? texts.slugNow(base + next) : texts.slugFollows(next && base + next)}
      error={error}
    />
  )
}
