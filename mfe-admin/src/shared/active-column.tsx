import { useFetcher } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { Switch } from '@stampa/ui/field/switch.tsx'
import type { ReactElement } from 'react'
import styles from './active-column.module.css'
import { isOn } from './form-values.ts'
import type { Outcome } from './outcome.ts'
import { type Entity, pathsOf, type Resource } from './resource.ts'

/** Whether visitors see a record, and the switch for it. */
export function activeColumn<Row extends Entity>(resource: Resource<Row>): Column<Row> {
  return {
    id: 'active',
    header: 'Status',
    width: 'fit',
    cell: row => <ActiveSwitch resource={resource} row={row} />,
    sortBy: row => row.active,
  }
}

interface ActiveSwitchProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
}

/** Shows the new state at once. When it could not be saved, the stored one comes back. */
function ActiveSwitch<Row extends Entity>({ resource, row }: ActiveSwitchProps<Row>): ReactElement {
  const { formData: saving, submit } = useFetcher<Outcome>()
  const active = saving ? isOn(saving, 'active') : row.active

  const toggle = () => {
    if (saving) return
    const form = resource.toForm(row)
    form.set('version', `${row.version}`)
    if (active) form.delete('active')
    else form.set('active', 'on')
    submit(form, { method: 'patch', action: pathsOf(resource).edit(row._id) })
  }
  return (
    <span className={styles.status}>
      <Switch label={`${resource.nameOf(row)}: active`} checked={active} onChange={toggle} />
      <span className={styles.badge}>
        <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>
      </span>
    </span>
  )
}
