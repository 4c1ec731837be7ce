import type { Option } from '@stampa/ui/field/select-field.tsx'
import type { Entity, Resource } from '../resource/resource.ts'
import type { SharedTexts } from '../resource/resource-texts.ts'

/** Filter of a list whose rows are all in the browser. */
export interface Filter<Row> {
  /** Name in the address. */
  id: string
  label: string
  /** Values to choose from; without a choice all rows match. */
  options: readonly Option[]
  matches: (row: Row, value: string) => boolean
}

/** Returns the filter by state, active or inactive; none for records without a state. */
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

/** Returns the rows that match every chosen value; the same array without a choice. */
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
