import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField } from '../field/text-field.tsx'
import { FilePreview } from '../file-field/file-box.tsx'
import { focusNeighbour } from '../focus-neighbour.ts'
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../icon/icons.tsx'
import { defaultSource, type ImageAsset } from '../image/sources.ts'
import type { RowMover } from '../reorder/use-reorder.ts'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

/** A stored image or a new file. */
export interface ImageItem {
  key: string
  stored?: { url: string; asset: ImageAsset }
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

export function ImageItemRow(props: ImageItemRowProps): ReactElement {
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
      {item.stored && <input type="hidden" name={`${name}Kept`} value={item.stored.url} />}
    </li>
  )
}
