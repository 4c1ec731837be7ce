import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { SearchField } from '@stampa/ui/toolbar/search-field.tsx'
import { Toolbar } from '@stampa/ui/toolbar/toolbar.tsx'
import type { ReactElement, ReactNode } from 'react'
import { FormLink } from '../form/form-link.tsx'
import type { SharedTexts } from '../resource/resource-texts.ts'
import type { Filter } from './filter.ts'
import styles from './list-toolbar.module.css'
import type { ListView } from './use-list-view.ts'

interface ListToolbarProps<Row> {
  title: string
  /** What the list holds, inside a sentence. */
  many: string
  trashPath: string
  shared: SharedTexts
  filters: readonly Filter<Row>[]
  view: ListView
  onViewChange: (view: ListView) => void
  tools: ReactNode
}

/** Above a list: its search, its filters and the way to its trash. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>): ReactElement {
  const { title, many, trashPath, shared, filters, view, onViewChange, tools } = props
  return (
    <div className={styles.toolbar}>
      <Toolbar label={title}>
        <SearchField
          label={shared.search(many)}
          value={view.search}
          onValueChange={search => onViewChange({ ...view, search, page: 1 })}
        />
        {filters.map(({ id, label, options }) => (
          <SelectField
            key={id}
            label={label}
            labelHidden
            options={options}
            placeholder={`${label}: ${shared.all.toLowerCase()}`}
            value={view.filters[id] ?? ''}
            onChange={event => {
              const chosen = { ...view.filters, [id]: event.currentTarget.value }
              onViewChange({ ...view, filters: chosen, page: 1 })
            }}
          />
        ))}
        <span className={styles.aside}>
          {tools}
          <Button variant="quiet" icon={<TrashIcon />} render={<FormLink path={trashPath} />}>
            {shared.trash}
          </Button>
        </span>
      </Toolbar>
    </div>
  )
}
