import { Link } from '@stampa/platform'
import type { Column } from '@stampa/ui/data-table/column.ts'
import type { ReactElement } from 'react'
import { useFormLink } from './form-address.ts'
import styles from './name-column.module.css'
import { type Entity, pathsOf, type Resource } from './resource.ts'

/** What a record is called; leads to its form. */
export function nameColumn<Row extends Entity>(
  resource: Resource<Row>,
  { id, header }: Pick<Column<Row>, 'id' | 'header'>,
): Column<Row> {
  return {
    id,
    header,
    rowHeader: true,
    cell: row => <NameLink resource={resource} row={row} />,
    sortBy: resource.nameOf,
  }
}

function NameLink<Row extends Entity>({
  resource,
  row,
}: {
  resource: Resource<Row>
  row: Row
}): ReactElement {
  const formLink = useFormLink()
  return (
    <Link {...formLink(pathsOf(resource).edit(row._id))} className={styles.name}>
      {resource.nameOf(row)}
    </Link>
  )
}
