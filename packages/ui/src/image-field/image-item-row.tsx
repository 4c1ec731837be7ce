import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField } from '../field/text-field.tsx'
import { FilePreview } from '../file-field/file-preview.tsx'
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../icon/icons.tsx'
import { defaultSource, type ImageAsset } from '../image/sources.ts'
import type { RowMover } from '../reorder/use-reorder.ts'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

/** One image of several: stored already, or a file that is new. */
export interface ImageItem {
  key: string
  stored?: { url: string; asset: ImageAsset }
  file?: File
  /** Alternative text. */
  alt: string
}

interface ImageItemRowProps {
  item: ImageItem
  /** From 1. */
  place: number
  /** Of the field. */
  name: string
  canMoveUp: boolean
  canMoveDown: boolean
  dragged: boolean
  /** On which side of this image the dragged one would come to stand. */
  drop: 'before' | 'after' | undefined
  /** What drags the image. */
  handle: ReturnType<RowMover['handle']>
  onAltChange: (alt: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function ImageItemRow(props: ImageItemRowProps): ReactElement {
  const { item, name, onMove } = props
  const texts = useMessages(imageFieldMessages)
  const title = item.file?.name ?? texts.stored(props.place)
  return (
    <li data-dragged={props.dragged || undefined} data-drop={props.drop} className={styles.item}>
      {/* For the pointer; the buttons at the end do the same. */}
      <span {...props.handle} className={styles.thumbnail}>
        {item.file ? (
          <FilePreview file={item.file} />
        ) : (
          item.stored && <img src={defaultSource(item.stored.asset)} alt="" draggable={false} />
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
          aria-disabled={!props.canMoveUp || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={texts.moveDown(title)}
          icon={<ChevronDownIcon />}
          aria-disabled={!props.canMoveDown || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={texts.removeOf(title)}
          icon={<TrashIcon />}
          variant="danger"
          onClick={props.onRemove}
        />
      </span>
      {item.stored && <input type="hidden" name={`${name}Kept`} value={item.stored.url} />}
    </li>
  )
}
