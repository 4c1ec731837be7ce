import type { Column } from '@stampa/ui/data-table/column.ts'
import { FormLink } from './form-link.tsx'
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
    cell: row => (
      <FormLink path={pathsOf(resource).edit(row._id)} className={styles.name}>
        {resource.nameOf(row)}
      </FormLink>
    ),
    sortBy: resource.nameOf,
  }
}
