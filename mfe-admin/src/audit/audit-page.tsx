import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { exportRows } from '@stampa/ui/data-table/export-rows.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useMemo } from 'react'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { detail } from '../shared/list/field-column.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { Narrow } from '../shared/narrow.tsx'
import { screens } from '../shared/screens.ts'
import { shortId, useFormats } from '../shared/use-formats.ts'
import { type AuditData, type AuditEntry, readAll } from './audit.data.ts'
import { actionNames, auditMessages, kindNames } from './audit.messages.ts'

const tones = {
  created: 'positive',
  changed: 'neutral',
  deleted: 'danger',
  restored: 'accent',
} as const

export function Component(): ReactElement {
  const list = useLoaderData<AuditData>()
  const texts = useMessages(auditMessages)
  const kinds = useMessages(kindNames)
  const columns = useAuditColumns()
  return (
    <>
      {list.incomplete && <ListFailure title={texts.incomplete} />}
      <ServerListPage
        name="audit"
        title={texts.title}
        description={texts.description}
        list={list}
        searchLabel={texts.search}
        actions={null}
        filters={[{ name: 'kind', label: texts.kind, all: texts.allKinds, options: kinds }]}
        period={texts}
        columns={columns}
        exported={async (format, address) =>
          exportRows('audit', format, columns, await readAll(address))
        }
        empty={<EmptyState title={texts.empty} />}
      />
    </>
  )
}

function useAuditColumns(): Column<AuditEntry>[] {
  const texts = useMessages(auditMessages)
  const actions = useMessages(actionNames)
  const kinds: Partial<Record<string, string>> = useMessages(kindNames)
  const { dateTime } = useFormats()
  return useMemo(() => {
    const kindOf = ({ kind }: AuditEntry) => kinds[kind] ?? kind
    const action = (entry: AuditEntry) => (
      <Badge tone={tones[entry.action]}>{actions[entry.action]}</Badge>
    )
    return [
      {
        id: 'email',
        header: texts.person,
        rowHeader: true,
        width: 'wide',
        exportAs: authorOf,
        cell: entry => (
          <>
            {authorOf(entry)}
            <Narrow>
              <div>{dateTime(entry.at)}</div>
              {action(entry)}
            </Narrow>
          </>
        ),
      },
      {
        id: 'at',
        header: texts.at,
        ...detail,
        exportAs: ({ at }) => at,
        isTime: true,
        cell: ({ at }) => dateTime(at),
      },
      {
        id: 'action',
        header: texts.action,
        ...detail,
        exportAs: entry => actions[entry.action],
        cell: action,
      },
      { id: 'kind', header: texts.kind, width: 'fit', exportAs: kindOf, cell: kindOf },
      {
        id: 'record',
        header: texts.record,
        width: 'fit',
        exportAs: ({ record }) => record,
        cell: ({ kind, record }) => {
          const screen = screens[kind]
          return screen === undefined ? (
            shortId(record)
          ) : (
            <Link to={`${screen}/${record}`}>{shortId(record)}</Link>
          )
        },
      },
      {
        id: 'call',
        header: texts.call,
        ...detail,
        exportAs: ({ call }) => call,
        cell: ({ call }) => <code>{call}</code>,
      },
    ]
  }, [texts, actions, kinds, dateTime])
}

/** Returns the e-mail of an entry's administrator, or the id where an old token had none. */
function authorOf({ email, administrator }: AuditEntry): string {
  return email ?? administrator
}
