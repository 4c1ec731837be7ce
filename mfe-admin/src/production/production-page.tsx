import { Link, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useMemo, useState } from 'react'
import boardStyles from '../shared/board/board.module.css'
import { Board } from '../shared/board/board.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail, fieldColumn } from '../shared/list/field-column.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { Narrow } from '../shared/narrow.tsx'
import { useMay } from '../shared/permissions.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { type Formats, useFormats } from '../shared/use-formats.ts'
import { JobCalendar } from './job-calendar.tsx'
import { Due, Items } from './job-parts.tsx'
import {
  exported,
  type Job,
  type JobStage,
  type ProductionData,
  productionPath,
  purchasesPath,
  viewOf,
} from './production.data.ts'
import { productionMessages } from './production.messages.ts'
import styles from './production.module.css'

/** Jobs as a board by stage, as a list, or in a calendar. */
export function Component(): ReactElement {
  const texts = useMessages(productionMessages)
  const formats = useFormats()
  const { list, colleagues, columns: stages, calendar } = useLoaderData<ProductionData>()
  const address = new URLSearchParams(useLocation().search)
  const columns = useMemo(() => jobColumns(texts, formats), [texts, formats])
  const isNarrowed = ['q', 'assignee', 'due'].some(name => address.has(name))
  return (
    <ServerListPage
      name="jobs"
      title={texts.title}
      list={list}
      searchLabel={texts.search}
      actions={
        <>
          <Button render={<Link to={purchasesPath} />}>{texts.purchases}</Button>
          <ViewSwitch address={address} />
        </>
      }
      filters={[
        // The board and the calendar have all stages.
        ...(stages || calendar
          ? []
          : [{ name: 'stage', label: texts.stage, all: texts.allStages, options: texts.stages }]),
        {
          name: 'assignee',
          label: texts.assignee,
          all: texts.allAssignees,
          options: {
            nobody: texts.nobody,
            ...Object.fromEntries(colleagues.map(email => [email, email])),
          },
        },
        ...(calendar
          ? []
          : [{ name: 'due', label: texts.due, all: texts.allDue, options: texts.dues }]),
      ]}
      columns={columns}
      bulkActions={jobs => <PurchasesLink jobs={jobs} />}
      exported={exported}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      {...(calendar && { board: <JobCalendar calendar={calendar} jobs={list.rows} /> })}
      {...(stages && (isNarrowed || list.rows.length > 0) && { board: <Stages stages={stages} /> })}
    />
  )
}

/** Links to the other views, with the filters that all have. */
function ViewSwitch({ address }: { address: URLSearchParams }): ReactElement {
  const texts = useMessages(productionMessages)
  const others = (['board', 'calendar', 'list'] as const).filter(view => view !== viewOf(address))
  return (
    <>
      {others.map(view => {
        const to = new URLSearchParams(
          // The days of the calendar are its own.
          ['q', 'assignee', ...(view === 'calendar' ? [] : ['due'])].flatMap(name => {
            const value = address.get(name)
            return value ? [[name, value]] : []
          }),
        )
        if (view !== 'board') to.set('view', view)
        return (
          <Button key={view} render={<Link to={{ pathname: productionPath, search: `${to}` }} />}>
            {texts[view]}
          </Button>
        )
      })}
    </>
  )
}

function PurchasesLink({ jobs }: { jobs: readonly Job[] }): ReactElement {
  const texts = useMessages(productionMessages)
  const search = new URLSearchParams(jobs.map(({ _id }) => ['job', _id]))
  return (
    <Button render={<Link to={{ pathname: purchasesPath, search: `${search}` }} />}>
      {texts.purchases}
    </Button>
  )
}

function Stages({ stages }: { stages: NonNullable<ProductionData['columns']> }): ReactElement {
  const texts = useMessages(productionMessages)
  const mayWrite = useMay()('write')
  const { submit, isSaving } = useSubmit()
  const [moved, setMoved] = useState<{ job: Job; to: string }>()
  const onMove = (job: Job, to: string) => {
    if (isSaving) return
    setMoved({ job, to })
    const action = `${productionPath}/${job._id}`
    submit({ stage: to, before: job.stage }, { method: 'patch', action })
  }
  /** The jobs of a column, with a move that the service has not confirmed yet. */
  const rowsOf = (stage: JobStage, rows: Job[]) => {
    if (!isSaving || !moved) return rows
    const others = rows.filter(({ _id }) => _id !== moved.job._id)
    return moved.to === stage ? [{ ...moved.job, stage }, ...others] : others
  }
  return (
    <Board
      columns={stages.map(({ stage, rows, total }) => ({
        id: stage,
        title: texts.stages[stage],
        to: `${productionPath}?stage=${encodeURIComponent(stage)}`,
        rows: rowsOf(stage, rows),
        total,
      }))}
      empty={texts.columnEmpty}
      mover={mayWrite ? { nameOf: ({ offerNumber }) => offerNumber, onMove } : undefined}
      card={job => (
        <>
          <FormLink path={`${productionPath}/${job._id}`} className={boardStyles.name}>
            {job.customerName}
          </FormLink>
          <span className={boardStyles.muted}>{job.offerNumber}</span>
          <Items job={job} isShort />
          <Due job={job} />
          {job.assignee && <span className={boardStyles.muted}>{job.assignee}</span>}
        </>
      )}
    />
  )
}

/** Returns the columns of the list. The service sorts by their ids. */
function jobColumns(texts: TextsOf<typeof productionMessages>, { date }: Formats): Column<Job>[] {
  return [
    {
      id: 'customerName',
      header: texts.customer,
      rowHeader: true,
      cell: job => (
        <div className={styles.job}>
          <FormLink path={`${productionPath}/${job._id}`}>{job.customerName}</FormLink>
          <span className={styles.muted}>{job.offerNumber}</span>
          <Narrow>
            <Items job={job} isShort />
            <Due job={job} />
            <span className={styles.muted}>{job.assignee}</span>
          </Narrow>
        </div>
      ),
    },
    {
      id: 'items',
      header: texts.items,
      secondary: true,
      width: 'wide',
      cell: job => <Items job={job} isShort />,
    },
    { id: 'stage', header: texts.stage, cell: ({ stage }) => texts.stages[stage] },
    {
      id: 'dueDate',
      header: texts.due,
      ...detail,
      sortBy: ({ dueDate }) => dueDate ?? '',
      cell: job => <Due job={job} />,
    },
    { id: 'assignee', header: texts.assignee, ...detail, cell: ({ assignee }) => assignee },
    fieldColumn('createdAt', texts.created, detail, date),
  ]
}
