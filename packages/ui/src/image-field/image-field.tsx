import { useMessages } from '@stampa/platform'
import { type ReactElement, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import fileStyles from '../file-field/file-field.module.css'
import { FilePreview } from '../file-field/file-preview.tsx'
import { formatBytes } from '../file-field/format-bytes.ts'
import { useFileInput } from '../file-field/use-file-input.ts'
import { CloseIcon, CropIcon, TrashIcon, UploadIcon } from '../icon/icons.tsx'
import { defaultSource, type ImageAsset } from '../image/sources.ts'
import { useUploadProgress } from '../upload/upload.ts'
import { cutOut, useBitmap } from './bitmap.ts'
import { middle, type Part, type Point } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

export interface ImageFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /** The form's data holds the file under this name. */
  name: string
  /** What the file dialog offers. @default 'image/*' */
  accept?: string
  /** The message when a file cannot be taken: 'File size must be less than 5MB'. */
  check?: (file: File) => string | undefined
  /** What is stored now. */
  current?: ImageAsset | null | undefined
  /** What it holds at first, beside what is stored: that of a form that is taken up again. */
  initial?: InitialImage
  required?: boolean
  disabled?: boolean
  /** Width divided by height of the place where it is shown: offers to crop to it. */
  aspect?: number
  /**
   * Asks for the alternative text and the focal point as well: `<name>Alt` is a text,
   * `<name>Focus` the JSON of a point (`{"x":0.5,"y":0.2}`), empty where nobody has set one.
   */
  details?: boolean
  /** The record can be without it: `<name>Removed` is then `on` where that is wanted. */
  removable?: boolean
  /** Called after every change, for a form that keeps the value itself. */
  onValueChange?: (value: ImageValue) => void
}

/** The value of an image field: the chosen file and the details of the shown image. */
export interface ImageValue {
  file: File | null
  alt: string
  focus: Point | null
  removed: boolean
}

interface InitialImage {
  file?: File
  /** Of the file, or without one of what is stored. */
  alt?: string
  focus?: Point
  removed?: boolean
}

/** One image: picked, dropped or pasted, cropped to its place, with its focal point and its text. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { label, hint, error, name, current, required, disabled, aspect } = props
  const id = useId()
  const texts = useMessages(imageFieldMessages)
  const [value, setValue] = useState(() => firstValue(props))
  // Read by a crop that ends after later changes.
  const latest = useRef(value)
  const change = (patch: Partial<ImageValue>) => {
    const next = { ...latest.current, ...patch }
    latest.current = next
    setValue(next)
    props.onValueChange?.(next)
  }
  const input = useFileInput({
    initial: props.initial?.file,
    check: props.check,
    disabled,
    onFileChange: next => {
      // A cropped image keeps its details; another image has its own.
      const { file: previous } = latest.current
      const isCropped = next !== null && previous !== null && isSameImage(next, previous)
      change({ file: next, ...(!isCropped && detailsOf(next ? null : stored)) })
    },
  })
  const { file, take } = input
  const [cropping, setCropping] = useState(false)
  const { removed } = value
  const stored = removed ? null : current
  const bitmap = useBitmap(file ?? (props.details && stored ? defaultSource(stored) : null))
  const message = input.refusal ?? error
  const { describedBy, texts: below } = fieldTexts(id, hint, message)

  const crop = async (part: Part) => {
    setCropping(false)
    if (bitmap && file) take(await cutOut(bitmap, part, file))
  }
  return (
    <div className={fieldStyles.field} {...input.target}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      <div
        className={cx(
          fileStyles.box,
          input.dropping && fileStyles.dropping,
          message && fileStyles.invalid,
        )}
      >
        <input
          ref={input.ref}
          id={id}
          type="file"
          name={name}
          accept={props.accept ?? 'image/*'}
          disabled={disabled}
          required={required}
          aria-describedby={describedBy}
          aria-invalid={message ? true : undefined}
          onChange={event => take(event.currentTarget.files?.[0] ?? null)}
          className={fileStyles.input}
        />
        <span className={fileStyles.preview}>
          {file ? (
            <FilePreview key={`${file.name} ${file.size}`} file={file} />
          ) : stored ? (
            <img src={defaultSource(stored)} alt="" className={fileStyles.image} />
          ) : (
            <UploadIcon size="large" />
          )}
        </span>
        <span className={fileStyles.text}>
          <span className={fileStyles.name}>
            {file ? file.name : stored ? texts.replace : texts.choose}
          </span>
          <span className={fileStyles.detail}>
            {file ? formatBytes(file.size) : removed ? texts.removed : texts.drop}
          </span>
          {file && <Progress />}
        </span>
        <span className={cx(fileStyles.remove, styles.tools)}>
          {file && bitmap && aspect !== undefined && (
            <Button size="small" icon={<CropIcon />} onClick={() => setCropping(true)}>
              {texts.crop}
            </Button>
          )}
          {file && (
            <IconButton
              label={texts.takeBack(file.name)}
              icon={<CloseIcon />}
              onClick={() => take(null)}
            />
          )}
          {!file && props.removable && current && (
            <Button
              size="small"
              icon={removed ? <CloseIcon /> : <TrashIcon />}
              onClick={() => change({ removed: !removed, ...detailsOf(removed ? current : null) })}
            >
              {removed ? texts.keep : texts.remove}
            </Button>
          )}
        </span>
      </div>
      {below}
      {removed && <input type="hidden" name={`${name}Removed`} value="on" />}
      {props.details && (file || stored) && (
        <Details name={name} value={value} onChange={change} bitmap={bitmap} aspect={aspect} />
      )}
      {cropping && bitmap && aspect !== undefined && (
        <CropDialog
          image={bitmap}
          aspect={aspect}
          onCrop={crop}
          onClose={() => setCropping(false)}
        />
      )}
    </div>
  )
}

function firstValue({ current, initial }: ImageFieldProps): ImageValue {
  const { file = null, removed = false } = initial ?? {}
  const details = detailsOf(file || removed ? null : current)
  return {
    file,
    removed,
    alt: initial?.alt ?? details.alt,
    focus: initial?.focus ?? details.focus,
  }
}

function detailsOf(image: ImageAsset | null | undefined): Pick<ImageValue, 'alt' | 'focus'> {
  return { alt: image?.alt ?? '', focus: image?.focus ?? null }
}

function isSameImage(a: File, b: File): boolean {
  return a.name === b.name && a.lastModified === b.lastModified
}

interface DetailsProps {
  name: string
  value: ImageValue
  onChange: (patch: Partial<ImageValue>) => void
  bitmap: ImageBitmap | undefined
  aspect: number | undefined
}

function Details({ name, value, onChange, bitmap, aspect }: DetailsProps): ReactElement {
  const texts = useMessages(imageFieldMessages)
  const { alt, focus } = value
  return (
    <div className={styles.details}>
      <TextField
        label={texts.alt}
        name={`${name}Alt`}
        hint={texts.altHint}
        maxLength={300}
        value={alt}
        onChange={event => onChange({ alt: event.currentTarget.value })}
      />
      {bitmap && aspect !== undefined && (
        <FocusEditor
          image={bitmap}
          aspect={aspect}
          value={focus ?? middle}
          onValueChange={focus => onChange({ focus })}
        />
      )}
      <input type="hidden" name={`${name}Focus`} value={focus ? JSON.stringify(focus) : ''} />
    </div>
  )
}

/** How much of the form's files has been sent, while they are. */
function Progress(): ReactElement | null {
  const { uploading } = useMessages(imageFieldMessages)
  const progress = useUploadProgress()
  if (progress === undefined) return null
  return <progress aria-label={uploading} value={progress} className={styles.progress} />
}
