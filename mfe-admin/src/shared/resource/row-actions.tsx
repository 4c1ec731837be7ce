import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EyeIcon, PencilIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { FormLink } from '../form/form-link.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import type { SharedTexts } from './resource-texts.ts'
import styles from './row-actions.module.css'

interface RowActionsProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
  shared: SharedTexts
  /** Where visitors see it while it is active. */
  publicPath: string | undefined
  onDelete: () => void
}

/** What can be done with a record of a list. */
export function RowActions<Row extends Entity>({
  resource,
  row,
  shared,
  publicPath,
  onDelete,
}: RowActionsProps<Row>): ReactElement {
  const paths = pathsOf(resource)
  const name = resource.nameOf(row)
  return (
    <>
      {publicPath && (resource.isOn?.(row) ?? true) && (
        <IconButton
          label={shared.view(name)}
          icon={<EyeIcon />}
          render={<a href={publicPath} target="_blank" rel="noopener" />}
        />
      )}
      <IconButton
        label={shared.edit(name)}
        icon={<PencilIcon />}
        render={<FormLink path={paths.edit(row._id)} className={styles.edit} />}
      />
      <IconButton
        label={shared.delete(name)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={onDelete}
      />
    </>
  )
}
