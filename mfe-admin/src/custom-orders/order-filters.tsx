import { useMessages } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { FilterBox } from '../shared/list/list-page.tsx'
import type { Filter } from '../shared/list/server-list-page.tsx'
import type { SetFilter } from '../shared/list/use-list-view.tsx'
import { orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './order-filters.module.css'

/** Names of the filters in the address. */
export const filterNames = ['orderStatus', 'from', 'to'] as const

interface OrderFiltersProps {
  filter: Filter
  setFilter: SetFilter
}

export function OrderFilters({ filter, setFilter }: OrderFiltersProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <>
      <FilterBox>
        <SelectField
          label={texts.statusHeading}
          labelHidden
          placeholder={texts.allStatuses}
          value={filter('orderStatus')}
          onChange={event => setFilter('orderStatus', event.currentTarget.value)}
          options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
        />
      </FilterBox>
      <div className={styles.period}>
        {(['from', 'to'] as const).map(name => (
          <FilterBox key={name} caption={texts[name]}>
            <TextField
              type="date"
              label={texts[name]}
              labelHidden
              value={filter(name)}
              onChange={event => setFilter(name, event.currentTarget.value)}
            />
          </FilterBox>
        ))}
      </div>
    </>
  )
}
