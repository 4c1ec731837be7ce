import { useFetcher } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { Switch } from '@stampa/ui/field/switch.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import type { SharedTexts } from '../resource/resource-texts.ts'
import styles from './active-column.module.css'

/** Names of the two states: 'Active' and 'Inactive'. */
export interface StateTexts {
  on: string
  off: string
}

/** Column with the switch that shows a record to visitors or hides it. */
export function activeColumn<Row extends Entity>(
  resource: Resource<Row>,
  shared: SharedTexts,
  states: StateTexts = { on: shared.active, off: shared.inactive },
): Column<Row> {
  const isOn = resource.isOn ?? (() => true)
  return {
    id: 'active',
    header: shared.status,
    width: 'fit',
    cell: row => (
      <ActiveSwitch
        resource={resource}
        row={row}
        stored={isOn(row)}
        label={shared.switchOf(resource.nameOf(row))}
        states={states}
      />
    ),
    sortBy: isOn,
  }
}

interface ActiveSwitchProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
  stored: boolean
  label: string
  states: StateTexts
}

/** Shows the new state at once; after a failed save the stored one. */
function ActiveSwitch<Row extends Entity>({
  resource,
  row,
  stored,
  label,
  states,
}: ActiveSwitchProps<Row>): ReactElement {
  const { formData: saving, state, submit } = useFetcher<Outcome>()
  const active = saving ? saving.get('do') === 'activate' : stored

  const toggle = () => {
    // After the save it can be switched again, while the list reloads.
    if (state === 'submitting') return
    const form = {
      do: active ? 'deactivate' : 'activate',
      ids: row._id,
      name: resource.nameOf(row),
    }
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
  return (
    <span className={styles.status}>
      <Switch label={label} checked={active} onChange={toggle} />
      <span className={styles.badge}>
        <Badge tone={active ? 'positive' : 'neutral'}>{active ? states.on : states.off}</Badge>
      </span>
    </span>
  )
}
