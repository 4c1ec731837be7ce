import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { csvOf, downloadCsv } from '@stampa/ui/data-table/csv.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { FilterBox } from '../shared/list/list-page.tsx'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { useOpenOverList } from '../shared/resource/use-open-over-list.ts'
import { useFormats } from '../shared/use-formats.ts'
import {
  type ContactMessage,
  everyMessage,
  latestMessages,
  type MessagesData,
} from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import { DeleteMessageDialog } from './delete-message-dialog.tsx'
import { messageColumns } from './message-columns.tsx'

const filterNames = ['show'] as const
const shows = ['unread', 'read', 'spam'] as const

/** What visitors wrote, newest first. */
export function Component(): ReactElement {
  const texts = useMessages(contactMessages)
  const formats = useFormats()
  const list = useLoaderData<MessagesData>()
  const open = useOpenOverList()
  const columns = useMemo(() => messageColumns(texts, formats), [texts, formats])
  const [deleting, setDeleting] = useState<ContactMessage>()
  const rowActions = useCallback(
    (message: ContactMessage) => (
      <IconButton
        label={texts.deleteOf(message.name)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={() => setDeleting(message)}
      />
    ),
    [texts],
  )
  useNewRecords({ latest: list.latest, ask: latestMessages, announce: contactMessages.newMessages })

  return (
    <>
      <ServerListPage
        name="messages"
        title={texts.title}
        description={list.unread ? texts.unread(formats.count(list.unread)) : undefined}
        list={list}
        searchLabel={texts.search}
        actions={
          <>
            <Button render={<Link to="/admin/contact/trash" />}>{texts.trash}</Button>
            <Button render={<Link to="/admin/mails" />}>{texts.undelivered}</Button>
          </>
        }
        filterNames={filterNames}
        filters={(filter, setFilter) => (
          <FilterBox>
            <SelectField
              label={texts.show}
              labelHidden
              placeholder={texts.showAll}
              value={filter('show')}
              onChange={event => setFilter('show', event.currentTarget.value)}
              options={shows.map(value => ({ value, label: texts.shows[value] }))}
            />
          </FilterBox>
        )}
        columns={columns}
        rowActions={rowActions}
        onOpen={({ _id }) => open(`/admin/contact/${_id}`)}
        onDelete={setDeleting}
        onExport={async address =>
          downloadCsv('messages', csvOf(columns, await everyMessage(address)))
        }
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      />
      {deleting && (
        <DeleteMessageDialog
          key={deleting._id}
          message={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
