import type { Language } from '@stampa/platform'
import type { Option } from '@stampa/ui/field/select-field.tsx'
import {
  englishOf,
  hasOutdatedEnglish,
  lacksEnglish,
  optionsIn,
  outsideSchedule,
} from '../resource/field-kinds.ts'
import type { Entity, Resource, ResourceData } from '../resource/resource.ts'
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

/**
 * Returns the filters of a content type: by state, active or inactive, those of its fields, and by missing
 * translations.
 */
export function filtersOf(
  { fields }: Resource,
  choices: ResourceData['choices'],
  language: Language,
  shared: SharedTexts,
): Filter<Entity>[] {
  const filters = fields.flatMap<Filter<Entity>>(field => {
    const { name, input, label, filter } = field
    const matches = (row: Entity, value: string) =>
      [field.toValues(row)[name]].flat().map(String).includes(value)
    if (input.kind === 'switch') {
      const { on, off } = input.states
      const options = [
        { value: 'true', label: on[language] },
        { value: 'false', label: off[language] },
        ...(fields.some(({ name }) => name === 'publishAt')
          ? [
              { value: 'scheduled', label: shared.scheduled },
              { value: 'ended', label: shared.ended },
            ]
          : []),
      ]
      const stateOf = (row: Entity) => {
        const isOn = field.toValues(row)[name]
        return (isOn && outsideSchedule(row)) || String(isOn)
      }
      return {
        id: 'active',
        label: shared.status,
        options,
        matches: (row, value) => stateOf(row) === value,
      }
    }
    if (!filter) return []
    const options =
      input.kind === 'select'
        ? optionsIn(input.names, language)
        : (choices?.[name] ?? []).map(choice => ({ value: choice._id, label: choice.name }))
    return { id: filter, label: label[language], options, matches }
  })
  if (englishOf(fields).length > 0) {
    filters.push({
      id: 'untranslated',
      label: shared.english,
      options: [
        { value: 'en', label: shared.withoutEnglish },
        { value: 'outdated', label: shared.outdatedEnglish },
      ],
      matches: (row, value) =>
        value === 'outdated' ? hasOutdatedEnglish(row) : lacksEnglish(fields, row),
    })
  }
  return filters.toSorted((a, b) => Number(b.id === 'active') - Number(a.id === 'active'))
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
