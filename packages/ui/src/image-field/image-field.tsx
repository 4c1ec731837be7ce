import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import fieldStyles from '../field/field.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import { FileBox } from '../file-field/file-box.tsx'
import fileStyles from '../file-field/file-field.module.css'
import { useFileInput } from '../file-field/use-file-input.ts'
import { CloseIcon, CropIcon, TrashIcon } from '../icon/icons.tsx'
import { defaultSource, type ImageAsset } from '../image/sources.ts'
import { useUploadProgress } from '../upload/upload.ts'
import { cutOut, useBitmap } from './bitmap.ts'
import { middle, type Part, type Point } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

export interface ImageFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /** Name of the file in the form's data. */
  name: string
  /** Filter of the file dialog. @default 'image/*' */
  accept?: string
  /** Returns why a file is rejected: 'File size must be less than 5MB'. */
  check?: (file: File) => string | undefined
  current?: ImageAsset | null | undefined
  /** Values of a restored form. */
  initial?: Partial<ImageValue>
  required?: boolean
  /** Width divided by height of the image on the page; offers to crop to it. */
  aspect?: number
  /**
   * Asks for the alternative text and the focal point: `<name>Alt` is a text, `<name>Focus` the JSON of a point
   * (`{"x":0.5,"y":0.2}`), empty without one.
   */
  details?: boolean
  /** Offers to remove the stored image: `<name>Removed` is then `on`. */
  removable?: boolean
  /** Shows the details of the stored image without a way to replace it. */
  fixed?: boolean
  /** Renders a button that chooses an image stored earlier. */
  picker?: (choose: (image: ChosenImage) => void) => ReactNode
  /** Called after every change, for a form that keeps the value itself. */
  onValueChange?: (value: ImageValue) => void
}

/** An image stored earlier, with the details that its use begins with. */
export interface ChosenImage {
  url: string
  alt?: string | undefined
  focus?: Point | undefined
}

/** The chosen image and the details of the shown one. */
export interface ImageValue {
  file: File | null
  /** URL of an image stored earlier, in place of a file. */
  chosen: string | null
  alt: string
  focus: Point | null
  removed: boolean
}

/** One image: picked, dropped or pasted, cropped to its aspect, with focal point and alternative text. */
export function ImageField(props: ImageFieldProps): ReactElement {
  const { label, hint, error, name, required, accept = 'image/*', current, aspect } = props
  const texts = useMessages(imageFieldMessages)
  const [value, setValue] = useState(() => firstValue(props))
  // A crop may end after later changes.
  const latest = useRef(value)
  const change = (patch: Partial<ImageValue>) => {
    const next = { ...latest.current, ...patch }
    latest.current = next
    setValue(next)
    props.onValueChange?.(next)
  }
  const { removed, chosen } = value
  const stored = removed ? null : current
  const source = chosen ?? (stored && defaultSource(stored))
  const input = useFileInput({
    initial: props.initial?.file,
    check: props.check,
    onFileChange: next => {
      // A cropped image keeps its details; another image has its own.
      const { file: previous } = latest.current
      const isCropped = next !== null && previous !== null && isSameImage(next, previous)
      change({ file: next, chosen: null, ...(!isCropped && detailsOf(next ? null : stored)) })
    },
  })
  const { file, take } = input
  const [cropping, setCropping] = useState(false)
  const bitmap = useBitmap(file ?? ((props.details && source) || null))

  const crop = async (part: Part) => {
    setCropping(false)
    if (bitmap && file) take(await cutOut(bitmap, part, file))
  }
  const choose = (image: ChosenImage) => {
    take(null)
    change({ chosen: image.url, removed: false, ...detailsOf(image) })
  }
  const details = (
    <Details name={name} value={value} onChange={change} bitmap={bitmap} aspect={aspect} />
  )
  if (props.fixed) return details
  return (
    <div className={fieldStyles.field} {...input.target}>
      <Field label={label} hint={hint} error={input.refusal ?? error} required={required}>
        {attributes => (
          <FileBox
            {...attributes}
            name={name}
            accept={accept}
            required={required && !chosen}
            input={input}
            current={source}
            prompt={[
              source ? texts.replace : texts.choose,
              chosen ? texts.chosen : removed ? texts.removed : texts.drop,
            ]}
            progress={<Progress />}
          >
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
              {chosen && (
                <IconButton
                  label={texts.takeBackChosen}
                  icon={<CloseIcon />}
                  onClick={() => change({ chosen: null, ...detailsOf(stored) })}
                />
              )}
              {!file && !chosen && props.removable && current && (
                <Button
                  size="small"
                  icon={removed ? <CloseIcon /> : <TrashIcon />}
                  onClick={() =>
                    change({ removed: !removed, ...detailsOf(removed ? current : null) })
                  }
                >
                  {removed ? texts.keep : texts.remove}
                </Button>
              )}
            </span>
          </FileBox>
        )}
      </Field>
      {props.picker?.(choose)}
      {removed && <input type="hidden" name={`${name}Removed`} value="on" />}
      {props.details && (file || source) && details}
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
  const { file = null, chosen = null, removed = false, ...restored } = initial ?? {}
  const details = detailsOf(file || chosen || removed ? null : current)
  return {
    file,
    chosen,
    removed,
    alt: restored.alt ?? details.alt,
    focus: restored.focus ?? details.focus,
  }
}

function detailsOf(
  image: Pick<ImageAsset, 'alt' | 'focus'> | null | undefined,
): Pick<ImageValue, 'alt' | 'focus'> {
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

function Progress(): ReactElement | null {
  const { uploading } = useMessages(imageFieldMessages)
  const progress = useUploadProgress()
  if (progress === undefined) return null
  return <progress aria-label={uploading} value={progress} className={styles.progress} />
}
