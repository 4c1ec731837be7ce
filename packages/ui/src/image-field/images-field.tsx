import { useMessages } from '@stampa/platform'
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import fileStyles from '../file-field/file-field.module.css'
import { fileList, putFiles } from '../file-field/use-file-input.ts'
import { UploadIcon } from '../icon/icons.tsx'
import type { ImageAsset } from '../image/sources.ts'
import { dropSide, useReorder } from '../reorder/use-reorder.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'
import { type ImageItem, ImageItemRow } from './image-item-row.tsx'

export interface StoredImage {
  /** By which the service knows it: the address of its default rendition. */
  url: string
  asset: ImageAsset
}

export interface ImagesFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /**
   * The form's data holds, each in the order of the list: the new files under this name, the
   * addresses of the stored ones that stay under `<name>Kept`, and one alternative text per image
   * under `<name>Alt`, stored ones first.
   */
  name: string
  current?: readonly StoredImage[]
  /** What of them it keeps at first, with the files and the alternative texts of a form that is taken up again. */
  initial?: { kept: readonly string[]; files: readonly File[]; alts: readonly string[] }
  /** How many there may be; more are not taken. @default 10 */
  max?: number
  /** The message for a file that is not taken. */
  check?: (file: File) => string | undefined
  /** @default 'image/*' */
  accept?: string
  required?: boolean
  /** Called after every change, for a form that keeps the value itself. */
  onValueChange?: (value: ImagesValue) => void
}

/** The value of an images field, each list in the order of the images, stored ones first. */
export interface ImagesValue {
  /** Addresses of the stored images that stay. */
  kept: string[]
  files: File[]
  /** One per image. */
  alts: string[]
}

/** Several images in an order: stored ones first, then the new ones. Moved by dragging and by buttons. */
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
  const [dropping, setDropping] = useState(false)
  const message = refusal ?? error
  const { describedBy, texts: below } = fieldTexts(id, hint, message)

  const change = (next: readonly ImageItem[]) => {
    setItems(next)
    props.onValueChange?.({
      kept: next.flatMap(({ stored }) => stored?.url ?? []),
      files: next.flatMap(({ file }) => file ?? []),
      alts: next.map(({ alt }) => alt),
    })
  }
  const show = (next: readonly ImageItem[]) => {
    change(next)
    const files = next.flatMap(({ file }) => file ?? [])
    if (input.current) putFiles(input.current, files)
  }
  const add = (files: readonly File[]) => {
    const problems = files.map(file => check?.(file))
    const taken = files
      .filter((_, index) => problems[index] === undefined)
      .slice(0, Math.max(0, max - items.length))
    setRefusal(problems.find(problem => problem !== undefined))
    show([...items, ...taken.map(file => ({ key: newKey(), file, alt: '' }))])
  }
  const newKey = () => {
    added.current += 1
    return `new ${added.current}`
  }
  /** A stored image keeps its place before the new ones: so the service keeps them. */
  const canMove = (from: number, to: number) =>
    items[from] !== undefined &&
    items[to] !== undefined &&
    Boolean(items[from].file) === Boolean(items[to].file)
  const { drag, move, handle, announced } = useReorder(items, show, canMove)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    add([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  }
  return (
    <fieldset
      aria-describedby={describedBy}
      aria-invalid={message ? true : undefined}
      className={fieldStyles.field}
      onDragOver={event => {
        event.preventDefault()
        setDropping(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className={fieldStyles.label}>
        {label}
        {props.required && <RequiredMark />}
      </legend>
      {/* What the form sends. The picker below is emptied after each choice, to add to these. */}
      <input ref={input} type="file" name={name} multiple hidden />
      <ol className={styles.list}>
        {items.map((item, index) => (
          <ImageItemRow
            key={item.key}
            item={item}
            place={index + 1}
            name={name}
            canMoveUp={canMove(index, index - 1)}
            canMoveDown={canMove(index, index + 1)}
            dragged={drag?.from === index}
            drop={drag && canMove(drag.from, index) ? dropSide(drag, index) : undefined}
            handle={handle(index)}
            onAltChange={alt =>
              change(items.map(other => (other === item ? { ...item, alt } : other)))
            }
            onMove={by => move(index, index + by)}
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
      {below}
      <VisuallyHidden>
        <span role="status">{announced && texts.movedTo(announced.place, announced.of)}</span>
      </VisuallyHidden>
    </fieldset>
  )
}

function firstItems({ current = [], initial }: ImagesFieldProps): readonly ImageItem[] {
  if (!initial) {
    return current.map(stored => ({ key: stored.url, stored, alt: stored.asset.alt ?? '' }))
  }
  const { kept, files, alts } = initial
  return [
    ...kept.flatMap((url, index) => {
      const stored = current.find(image => image.url === url)
      return stored ? { key: url, stored, alt: alts[index] ?? '' } : []
    }),
    ...files.map((file, index) => ({
      key: `first ${index}`,
      file,
      alt: alts[kept.length + index] ?? '',
    })),
  ]
}
