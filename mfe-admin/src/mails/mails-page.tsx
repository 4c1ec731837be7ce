import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useMemo } from 'react'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { detail, fieldColumn } from '../shared/list/field-column.ts'
import { useListView } from '../shared/list/use-list-view.tsx'
import { SectionLink } from '../shared/permissions.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { useFormats } from '../shared/use-formats.ts'
import { held, latestPath, type MailsData, mayRetry, type UndeliveredMail } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'
import { templatesPath } from './templates.data.ts'
import { RetryButton } from './undelivered-mails.tsx'

export function Component(): ReactElement {
  const texts = useMessages(mailsMessages)
  const { dateTime } = useFormats()
  const { mails, incomplete } = useLoaderData<MailsData>()
  const { view, setView } = useListView()
  const columns = useMemo<Column<UndeliveredMail>[]>(
    () => [
      eventColumn(texts),
      {
        id: 'recipient',
        header: texts.audience,
        cell: mail => recipientOf(mail, texts),
        sortBy: mail => recipientOf(mail, texts),
      },
      fieldColumn('reason', texts.reason, { width: 'wide', secondary: true }, reason =>
        reason === held ? texts.limited : <code>{reason}</code>,
      ),
      fieldColumn('failedAt', texts.failedAt, detail, dateTime),
    ],
    [texts, dateTime],
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={
          <>
            <Button render={<Link to={latestPath} />}>{texts.latest}</Button>
            {mayRetry(mails.filter(({ reason }) => reason !== held)) && (
              <RetryButton label={texts.retryAll} />
            )}
          </>
        }
      />
      {incomplete && <ListFailure title={texts.incomplete} />}
      {(mails.length > 0 || !incomplete) && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={mails}
          rowKey={({ _id, audience }) => `${_id} ${audience}`}
          rowActions={mail =>
            mayRetry([mail]) && (
              <RetryButton label={mail.reason === held ? texts.send : texts.retry} mail={mail} />
            )
          }
          view={view}
          onViewChange={setView}
          empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        />
      )}
    </>
  )
}

type Mail = Pick<UndeliveredMail, 'service' | 'event' | 'about' | 'audience' | 'recipient'>
type Texts = TextsOf<typeof mailsMessages>

/** Returns the column of a mail's event, a link to its subject. */
export function eventColumn(texts: Texts): Column<Mail> {
  return {
    id: 'event',
    header: texts.event,
    rowHeader: true,
    cell: mail => (
      <SectionLink to={aboutPath(mail)}>{texts.events[mail.event] ?? mail.event}</SectionLink>
    ),
    sortBy: ({ event }) => event,
  }
}

/** Returns the address of a mail's recipient, or in words whose it is. */
export function recipientOf({ recipient, audience }: Mail, texts: Texts): string {
  return recipient || texts.audiences[audience]
}

/** Returns the address of a mail's subject: an order, a message, an offer, a design or a client. */
function aboutPath({
  service,
  event,
  about,
}: Pick<UndeliveredMail, 'service' | 'event' | 'about'>): string {
  if (event === 'template.tested') return `${templatesPath}/${service}/${about}`
  if (event === 'shop_address.changed') return '/admin/assets'
  if (service === 'studio') return `/admin/design-studio/orders/${about}?tab=orders`
  if (event === 'links.requested') return `/admin/clients?q=${encodeURIComponent(about)}`
  if (/^order[._]/.test(event)) return `/admin/custom-orders/${about}`
  return event.startsWith('offer.') ? `/admin/offers/${about}` : `/admin/contact/${about}`
}
