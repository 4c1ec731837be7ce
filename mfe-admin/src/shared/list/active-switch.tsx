import { useFetcher, useLanguage, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Switch } from '@stampa/ui/field/choice-field.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useMay } from '../permissions.tsx'
import type { States } from '../resource/field-kinds.ts'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import { sharedMessages } from '../shared.messages.ts'
import styles from './columns.module.css'

interface ActiveSwitchProps {
  resource: Resource
  row: Entity
  /** Whether visitors see the stored record. */
  stored: boolean
  states: States
}

/**
 * The switch that shows a record to visitors or hides it. Shows the new state at once; after a failed save the stored
 * one.
 */
export function ActiveSwitch({ resource, row, stored, states }: ActiveSwitchProps): ReactElement {
  const shared = useMessages(sharedMessages)
  const mayWrite = useMay()('write')
  const language = useLanguage()
  const { formData: saving, state, submit } = useFetcher<Outcome>()
  const name = resource.nameOf(row)
  const active = saving ? saving.get('do') === 'activate' : stored

  const toggle = () => {
    // After the save it can be switched again, while the list reloads.
    if (state === 'submitting') return
    const form = { do: active ? 'deactivate' : 'activate', ids: row._id, name }
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
  return (
    <span className={styles.status}>
      <Switch
        label={shared.switchOf(name)}
        checked={active}
        disabled={!mayWrite}
        onChange={toggle}
      />
      <span className={styles.badge}>
        <Badge tone={active ? 'positive' : 'neutral'}>
          {(active ? states.on : states.off)[language]}
        </Badge>
      </span>
    </span>
  )
}
