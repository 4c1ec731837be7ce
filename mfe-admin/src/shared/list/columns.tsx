import type { Column } from '@stampa/ui/data-table/column.ts'
import { Picture, type PictureProps } from '@stampa/ui/image/picture.tsx'
import type { ReactElement, ReactNode } from 'react'
import { FormLink } from '../form/form-link.tsx'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import { useFormats } from '../use-formats.ts'
import styles from './columns.module.css'

type Heading<Row> = Pick<Column<Row>, 'id' | 'header'>

/** Column with a small picture of the record. */
export function imageColumn<Row>(
  header: string,
  assetOf: (row: Row) => PictureProps['asset'],
  fit: PictureProps['fit'] = 'cover',
): Column<Row> {
  return {
    id: 'image',
    header,
    width: 'fit',
    secondary: true,
    cell: row => (
      <Picture asset={assetOf(row)} alt="" sizes="40px" fit={fit} className={styles.image ?? ''} />
    ),
  }
}

/** Column with the record's name, a link to its form. */
export function nameColumn<Row extends Entity>(
  resource: Resource<Row>,
  heading: Heading<Row>,
): Column<Row> {
  return {
    ...heading,
    rowHeader: true,
    cell: row => (
      <FormLink path={pathsOf(resource).edit(row._id)} className={styles.name}>
        {resource.nameOf(row)}
      </FormLink>
    ),
    sortBy: resource.nameOf,
  }
}

/** Column with a short text. */
export function textColumn<Row>(
  heading: Heading<Row>,
  textOf: (row: Row) => string,
  cell: (row: Row) => ReactNode = textOf,
): Column<Row> {
  return { ...heading, cell, sortBy: textOf, secondary: true }
}

/** Length of a preview, characters; back-office specification, section 9. */
const previewLength = 100

/** Column with the beginning of a long text. */
export function previewColumn<Row>(
  heading: Heading<Row>,
  textOf: (row: Row) => string,
): Column<Row> {
  return {
    ...heading,
    cell: row => <Preview>{textOf(row)}</Preview>,
    secondary: true,
    width: 'wide',
  }
}

/** Column with a number, aligned at its digits. */
export function numberColumn<Row>(
  heading: Heading<Row>,
  numberOf: (row: Row) => number,
): Column<Row> {
  return {
    ...heading,
    cell: numberOf,
    sortBy: numberOf,
    align: 'end',
    width: 'fit',
    secondary: true,
  }
}

/** Column with a date. */
export function dateColumn<Row>(
  heading: Heading<Row>,
  momentOf: (row: Row) => string,
): Column<Row> {
  return {
    ...heading,
    cell: row => <Day moment={momentOf(row)} />,
    sortBy: momentOf,
    width: 'fit',
    secondary: true,
  }
}

function Day({ moment }: { moment: string }): ReactElement {
  const { date } = useFormats()
  return <time dateTime={moment}>{date(moment)}</time>
}

/** Returns the first 100 code points, so that no emoji is split. */
export function truncate(text: string): string {
  const characters = [...text]
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}...`
    : text
}

function Preview({ children }: { children: string }): ReactElement {
  return <span className={styles.preview}>{truncate(children)}</span>
}
