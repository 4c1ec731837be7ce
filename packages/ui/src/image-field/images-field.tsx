import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import { FilePreview } from '../file-field/file-box.tsx'
import fileStyles from '../file-field/file-field.module.css'
import { fileList, putFiles, useDropTarget } from '../file-field/use-file-input.ts'
import { focusNeighbour } from '../focus-neighbour.ts'
import { ChevronDownIcon, ChevronUpIcon, TrashIcon, UploadIcon } from '../icon/icons.tsx'
import type { ImageAsset } from '../image/sources.ts'
import { type RowMover, useReorder } from '../reorder/use-reorder.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'
import type { ChosenImage } from './image-field.tsx'

export interface StoredImage {
  /** URL of the default rendition, which identifies the image to the service. */
  url: string
  asset: ImageAsset
}

export interface ImagesFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /**
   * Name of the new files in the form's data. `<name>Kept` holds the URLs of the stored images that stay, `<name>Alt`
   * one alternative text per image, stored ones first; each in the order of the list.
   */
  name: string
  current?: readonly StoredImage[]
  /** Values of a restored form. */
  initial?: { kept: readonly string[]; files: readonly File[]; alts: readonly string[] }
  /** Limit of images; further files are named and left out. @default 10 */
  max?: number
  /** Returns why a file is rejected. */
  check?: (file: File) => string | undefined
  /** Filter of the file dialog. @default 'image/*' */
  accept?: string
  required?: boolean
  /** Renders a button that chooses an image stored earlier. */
  picker?: (choose: (image: ChosenImage) => void) => ReactNode
  /** Called after every change, for a form that keeps the value itself. */
  onValueChange?: (value: ImagesValue) => void
}

/** The value of an images field, each list in the order of the images, stored ones first. */
export interface ImagesValue {
  /** URLs of the stored images that stay. */
  kept: string[]
  files: File[]
  /** One per image. */
  alts: string[]
}

/** Several images in an order, stored ones before new ones. They are moved by dragging and by buttons. */
export function ImagesField(props: ImagesFieldProps): ReactElement {
  const { label, hint, error, name, max = 10, check } = props
  const id = useId()
  const texts = useMessages(imageFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  const added = useRef(0)
  const [items, setItems] = useState(() => firstItems(props))
  const [firstFiles] = useState(() => props.initial?.files ?? [])
  useEffect(() => {
    if (input.current) input.current.files = fileList(firstFiles)
  }, [firstFiles])
  const [refusal, setRefusal] = useState<string>()
  const message = refusal ?? error
  const { attributes, texts: below } = fieldTexts(id, hint, message)

  const change = (next: readonly ImageItem[]) => {
    setItems(next)
    props.onValueChange?.({
      kept: next.flatMap(({ stored }) => stored ?? []),
      files: next.flatMap(({ file }) => file ?? []),
      alts: next.map(({ alt }) => alt),
    })
  }
  const show = (next: readonly ImageItem[]) => {
    setRefusal(undefined)
    change(next)
    const files = next.flatMap(({ file }) => file ?? [])
    if (input.current) putFiles(input.current, files)
  }
  const add = (files: readonly File[]) => {
    const problems = files.map(file => check?.(file))
    const accepted = files.filter((_, index) => problems[index] === undefined)
    const room = Math.max(0, max - items.length)
    const taken = accepted.slice(0, room)
    const dropped = accepted.slice(room).map(({ name }) => name)
    show([...items, ...taken.map(file => ({ key: newKey(), file, alt: '' }))])
    setRefusal(
      problems.find(problem => problem !== undefined) ??
        (dropped.length > 0 ? texts.dropped(max, dropped.join(', ')) : undefined),
    )
  }
  const choose = ({ url, alt = '' }: ChosenImage) => {
    if (items.some(({ stored }) => stored === url)) return setRefusal(texts.present)
    const files = items.filter(({ file }) => file)
    const stored = items.filter(({ file }) => !file)
    show([...stored, { key: url, stored: url, alt }, ...files])
  }
  const newKey = () => {
    added.current += 1
    return `new ${added.current}`
  }
  // Stored images stay before new ones, which is the order that the service keeps.
  const mayMove = (item: ImageItem, place: ImageItem) => Boolean(item.file) === Boolean(place.file)
  const { announced, ...mover } = useReorder(items, show, mayMove)
  const { dropping, target } = useDropTarget(add)
  return (
    <fieldset {...attributes} {...target} className={fieldStyles.field}>
      <legend className={fieldStyles.label}>
        {label}
        {props.required && <RequiredMark />}
      </legend>
      {/* Holds the files for the form's data. The picker below is cleared after each choice, so that it adds files. */}
      <input ref={input} type="file" name={name} multiple hidden />
      <ol className={styles.list}>
        {items.map((item, index) => (
          <ImageItemRow
            key={item.key}
            item={item}
            index={index}
            name={name}
            mover={mover}
            onAltChange={alt =>
              change(items.map(other => (other === item ? { ...item, alt } : other)))
            }
            onRemove={() => show(items.filter(other => other !== item))}
          />
        ))}
      </ol>
      {items.length < max && (
        <div
          className={cx(
            fileStyles.box,
            dropping && fileStyles.dropping,
            message && fileStyles.invalid,
          )}
        >
          <input
            type="file"
            accept={props.accept ?? 'image/*'}
            multiple
            aria-label={texts.chooseMany}
            onChange={event => {
              add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
            className={fileStyles.input}
          />
          <UploadIcon />
          <span className={fileStyles.text}>
            <span className={fileStyles.name}>{texts.chooseMany}</span>
            <span className={fileStyles.detail}>{texts.dropMany}</span>
          </span>
          <span className={fileStyles.detail}>{texts.count(items.length, max)}</span>
        </div>
      )}
      {items.length < max && props.picker?.(choose)}
      {below}
      <VisuallyHidden>
        <span role="status">{announced && texts.movedTo(announced.place, announced.of)}</span>
      </VisuallyHidden>
    </fieldset>
  )
}

function firstItems({ current = [], initial }: ImagesFieldProps): readonly ImageItem[] {
  if (!initial) {
    return current.map(({ url, asset }) => ({ key: url, stored: url, alt: asset.alt ?? '' }))
  }
  const { kept, files, alts } = initial
  return [
    ...kept.map((url, index) => ({ key: url, stored: url, alt: alts[index] ?? '' })),
    ...files.map((file, index) => ({
      key: `first ${index}`,
      file,
      alt: alts[kept.length + index] ?? '',
    })),
  ]
}

/** A stored image or a new file. */
interface ImageItem {
  key: string
  /** URL of its default rendition. */
  stored?: string
  file?: File
  alt: string
}

interface ImageItemRowProps {
  item: ImageItem
  index: number
  name: string
  mover: RowMover
  onAltChange: (alt: string) => void
  onRemove: () => void
}

function ImageItemRow(props: ImageItemRowProps): ReactElement {
  const { item, index, name, mover } = props
  const texts = useMessages(imageFieldMessages)
  const title = item.file?.name ?? texts.stored(index + 1)
  return (
    <li {...mover.row(index)} className={styles.item}>
      {/* For the pointer; the buttons at the end do the same. */}
      <span {...mover.handle(index)} className={styles.thumbnail}>
        {item.file ? (
          <FilePreview file={item.file} />
        ) : (
          item.stored && <img src={item.stored} alt="" draggable={false} />
        )}
      </span>
      <TextField
        label={texts.altOf(title)}
        labelHidden
        name={`${name}Alt`}
        placeholder={texts.alt}
        maxLength={300}
        value={item.alt}
        onChange={event => props.onAltChange(event.currentTarget.value)}
      />
      <span className={styles.movers}>
        <IconButton
          label={texts.moveUp(title)}
          icon={<ChevronUpIcon />}
          aria-disabled={!mover.canMove(index, index - 1) || undefined}
          onClick={() => mover.move(index, index - 1)}
        />
        <IconButton
          label={texts.moveDown(title)}
          icon={<ChevronDownIcon />}
          aria-disabled={!mover.canMove(index, index + 1) || undefined}
          onClick={() => mover.move(index, index + 1)}
        />
        <IconButton
          label={texts.removeOf(title)}
          icon={<TrashIcon />}
          variant="danger"
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'li')
            props.onRemove()
          }}
        />
      </span>
      {item.stored && <input type="hidden" name={`${name}Kept`} value={item.stored} />}
    </li>
  )
}
