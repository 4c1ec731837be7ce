import type { Option } from '@stampa/ui/field/select-field.tsx'
import type { Entity, Resource } from '../resource/resource.ts'
import type { SharedTexts } from '../resource/resource-texts.ts'

/** What narrows a list down to the rows of one value. */
export interface Filter<Row> {
  /** Its name in the address. */
  id: string
  label: string
  /** Values to choose from; all rows without a choice. */
  options: readonly Option[]
  matches: (row: Row, value: string) => boolean
}

/** Active or inactive; of records without a state there is none. */
export function statusFilters<Row extends Entity>(
  { isOn }: Resource<Row>,
  shared: SharedTexts,
  states = { on: shared.active, off: shared.inactive },
): Filter<Row>[] {
  if (!isOn) return []
  const options = [
    { value: 'true', label: states.on },
    { value: 'false', label: states.off },
  ]
  return [
    {
      id: 'active',
      label: shared.status,
      options,
      matches: (row, value) => `${isOn(row)}` === value,
    },
  ]
}

/** The rows that every chosen value leaves. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  chosen: Readonly<Record<string, string>>,
): readonly Row[] {
  const active = filters.flatMap(({ id, matches }) => {
    const value = chosen[id]
    return value ? [(row: Row) => matches(row, value)] : []
  })
  return active.length > 0 ? rows.filter(row => active.every(isMatch => isMatch(row))) : rows
}
