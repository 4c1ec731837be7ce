import { defineMessages, Outlet, useMessages, useNavigation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { type ListExport, type OwnExport, useExport } from '../calls/download.tsx'
import { sharedMessages } from '../shared.messages.ts'
import { useFormats } from '../use-formats.ts'
import styles from './list-page.module.css'
import { ListPage, type ListPageProps } from './list-page.tsx'
import type { ServerList } from './server-list.ts'
import { useServerListView } from './use-list-view.tsx'

export const serverListMessages = defineMessages({
  nothing: { el: 'Τίποτα δεν ταιριάζει', en: 'Nothing matches' },
  searched: {
    el: (count: string) => `Αναζήτηση μόνο στα ${count} νεότερα. Με τρία γράμματα ψάχνετε σε όλα.`,
    en: (count: string) => `Only the newest ${count} were searched. Three letters search all.`,
  },
})

/** A filter in the toolbar: a select of its options, or a date without them. */
export interface ListFilter {
  /** Parameter of the address. */
  name: string
  label: string
  /** First entry of the select, without the filter. */
  all?: string
  /** Names of the options by their values. */
  options?: Readonly<Record<string, string>>
}

interface ServerListPageProps<Row extends object>
  extends Omit<ListPageProps<Row>, 'list' | 'rows' | 'filters' | 'onExport'> {
  list: ServerList<Row>
  filters: readonly ListFilter[]
  /** Labels of the filters `from` and `to`, the days between which a record was created. */
  period?: { from: string; to: string }
  /** File of all pages. */
  exported: ListExport | OwnExport
}

const days = ['from', 'to'] as const

/** Screen of a list that the service searches, sorts and pages. Child routes open over it. */
export function ServerListPage<Row extends { _id: string }>(
  props: ServerListPageProps<Row>,
): ReactElement {
  const { list, filters, period, exported, ...page } = props
  const texts = useMessages(serverListMessages)
  const { showAll } = useMessages(sharedMessages)
  const navigation = useNavigation()
  const exportAll = useExport(exported)
  const view = useServerListView([...filters.map(({ name }) => name), ...(period ? days : [])])
  const { count } = useFormats()
  const searched = list.searched !== undefined && texts.searched(count(list.searched))
  return (
    <ListPage
      {...page}
      list={view}
      rows={list.rows}
      filters={
        <>
          {filters.map(filter => (
            <FilterField key={filter.name} filter={filter} view={view} />
          ))}
          {period && (
            <div className={styles.period}>
              {days.map(name => (
                <FilterField key={name} filter={{ name, label: period[name] }} view={view} />
              ))}
            </div>
          )}
        </>
      }
      serverPage={view.pageOf(list)}
      refreshing={navigation.state === 'loading'}
      onExport={format => exportAll(format, view.savedQuery)}
      empty={
        view.isNarrowed ? (
          <EmptyState
            title={texts.nothing}
            action={<Button onClick={view.showAll}>{showAll}</Button>}
          >
            {searched}
          </EmptyState>
        ) : (
          props.empty
        )
      }
    >
      {searched && list.rows.length > 0 && <p className={styles.searched}>{searched}</p>}
      <Outlet />
    </ListPage>
  )
}

interface FilterFieldProps {
  filter: ListFilter
  view: ReturnType<typeof useServerListView>
}

/** Narrow in the toolbar, but full width on a phone. A date shows its label as a caption. */
export function FilterField({ filter, view }: FilterFieldProps): ReactElement {
  const { name, label, all, options } = filter
  const field = {
    label,
    labelHidden: true,
    value: view.filters[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      view.setFilter(name, event.currentTarget.value),
  }
  return (
    <div className={styles.filter}>
      {!options && (
        <span aria-hidden="true" className={styles.caption}>
          {label}
        </span>
      )}
      <div className={styles.field}>
        {options ? (
          <SelectField
            {...field}
            {...(all !== undefined && { placeholder: all })}
            options={Object.entries(options).map(([value, label]) => ({ value, label }))}
          />
        ) : (
          <TextField {...field} type="date" />
        )}
      </div>
    </div>
  )
}
