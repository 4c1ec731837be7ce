import type { Column } from '@stampa/ui/data-table/column.ts'
import { Picture, type PictureProps } from '@stampa/ui/image/picture.tsx'
import styles from './image-column.module.css'

/** A small picture of the record at the start of its row. */
export function imageColumn<Row extends { imageAsset: PictureProps['asset'] }>(): Column<Row> {
  return {
    id: 'image',
    header: 'Image',
    width: 'fit',
    secondary: true,
    cell: row => (
      <Picture
        asset={row.imageAsset}
        alt=""
        sizes="40px"
        fit="cover"
        className={styles.image ?? ''}
      />
    ),
  }
}
