import { Link, useLoaderData, useMessages, useSearchParams } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { type ReactElement, useCallback, useState } from 'react'
import type { Control } from 'react-hook-form'
import { contactMessages } from '../contact/contact.messages.ts'
import { customOrdersMessages } from '../custom-orders/custom-orders.messages.ts'
import { designStudioMessages } from '../design-studio/design-studio.messages.ts'
import { offersMessages } from '../offers/offers.messages.ts'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { labelIn, TextInput, useTextField } from '../shared/form/fields.tsx'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { Allowed } from '../shared/permissions.tsx'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { shortId, useFormats } from '../shared/use-formats.ts'
import {
  type Client,
  type ClientData,
  type ClientValues,
  clientRules,
  clientsPath,
  type Records,
} from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'
import { nameOf } from './clients-page.tsx'
import { Merge } from './merge.tsx'
import { PersonalData } from './personal-data.tsx'

/** A new client, or a stored one with its records. */
export function Component(): ReactElement {
  const texts = useMessages(clientsMessages)
  // Without a loader, for a new one, there is no data.
  const data = useLoaderData<ClientData | null | undefined>()
  const close = useCloseForm({ id: 'clients' })
  // A client that has just been erased stays until its dialog is closed.
  const [opened] = useState(data)
  const [merges, setMerges] = useState(0)
  if (opened === null) return <MissingDialog title={texts.missing} onClose={close} />
  return (
    <ClientDialog
      // A merge fills the form anew.
      key={merges}
      data={data ?? opened}
      onMerged={() => setMerges(merges + 1)}
      onClose={close}
    />
  )
}

interface ClientDialogProps {
  data: ClientData | undefined
  onMerged: () => void
  onClose: () => void
}

function ClientDialog({ data, onMerged, onClose }: ClientDialogProps): ReactElement {
  const texts = useMessages(clientsMessages)
  // Reloaded data must not change an open form.
  const [client] = useState(data?.client)
  const [query] = useSearchParams()
  // Of a customer who is no client yet, such as that of a design.
  const searched = query.get('q') ?? ''
  const email = searched.includes('@') ? searched : ''
  const toForm = useCallback((row: Client | undefined) => toValues(row, email), [email])
  const form = useRecordForm({
    address: client ? `${clientsPath}/${client._id}` : `${clientsPath}/new`,
    row: client,
    latest: data?.client,
    toValues: toForm,
    rules: clientRules,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const { control } = form
  return (
    <FormDialog
      size="large"
      title={client ? nameOf(client) : texts.add}
      form={form}
      onClose={onClose}
      className={styles.pair}
      below={
        data && (
          <div className={styles.parts}>
            <ClientRecords {...data} />
            <Allowed to="write">
              <Merge {...data} isDirty={form.isDirty} onMerged={onMerged} />
            </Allowed>
            <PersonalData {...data} onErased={onClose} />
          </div>
        )
      }
    >
      <TextInput control={control} name="name" label={texts.name} />
      <TextInput control={control} name="company" label={texts.company} />
      <TextInput control={control} name="vatNumber" label={texts.vatNumber} />
      <Lines control={control} name="emails" label={texts.emails} hint={texts.emailsHint} />
      <Lines control={control} name="phones" label={texts.phones} hint={texts.onePerLine} />
      <Lines control={control} name="addresses" label={texts.addresses} hint={texts.onePerLine} />
      <Lines control={control} name="notes" label={texts.notes} />
    </FormDialog>
  )
}

interface LinesProps {
  control: Control<ClientValues>
  name: keyof ClientValues
  label: string
  hint?: string
}

function Lines({ control, ...field }: LinesProps): ReactElement {
  return <TextArea rows={2} {...field} {...useTextField(control, field.name)} />
}

function toValues(client: Client | undefined, email: string): ClientValues {
  return {
    name: client?.name ?? '',
    company: client?.company ?? '',
    vatNumber: client?.vatNumber ?? '',
    emails: client?.emails.join('\n') ?? email,
    phones: client?.phones.join('\n') ?? '',
    addresses: client?.addresses.join('\n') ?? '',
    notes: client?.notes ?? '',
  }
}

/** Orders, designs, messages and offers of a client, as far as the role may see them. */
function ClientRecords({ records, designs }: ClientData): ReactElement {
  const texts = useMessages(clientsMessages)
  const { statuses: designStatuses } = useMessages(designStudioMessages)
  const drawn = designs?.map(({ _id, createdAt, orderStatus: status, mockups }) => ({
    _id,
    createdAt,
    status,
    text: [...new Set(mockups.map(({ productName }) => productName))].join(', '),
  }))
  return (
    <div className={styles.pair}>
      <RecordList
        title={texts.orders}
        rows={records.orders}
        statuses={useMessages(customOrdersMessages).statuses}
        path={id => `/admin/custom-orders/${id}`}
      />
      {designs === undefined ? (
        <ListFailure title={texts.noDesigns} />
      ) : (
        <RecordList
          title={texts.designs}
          rows={drawn ?? null}
          statuses={designStatuses}
          path={id => `/admin/design-studio/orders/${id}?tab=orders`}
        />
      )}
      <RecordList
        title={texts.messages}
        rows={records.messages}
        statuses={useMessages(contactMessages).statuses}
        path={id => `/admin/contact/${id}`}
      />
      <RecordList
        title={texts.offers}
        rows={records.offers}
        statuses={useMessages(offersMessages).statuses}
        path={id => `/admin/offers/${id}`}
      />
    </div>
  )
}

interface RecordListProps {
  title: string
  /** Null without the permission. */
  rows: Records['orders']
  statuses: Readonly<Record<string, string>>
  path: (id: string) => string
}

/** Number of records that the services return. */
const limit = 50

function RecordList({ title, rows, statuses, path }: RecordListProps): ReactElement | null {
  const texts = useMessages(clientsMessages)
  const { date, count } = useFormats()
  if (!rows) return null
  return (
    <section>
      <h3>
        {title} ({count(rows.length)})
      </h3>
      {rows.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      <ul className={styles.list}>
        {rows.map(({ _id, createdAt, status, text }) => (
          <li key={_id}>
            <Link to={path(_id)}>{text || shortId(_id)}</Link>
            <span className={styles.muted}>
              {date(createdAt)} · {statuses[status] ?? status}
            </span>
          </li>
        ))}
      </ul>
      {rows.length >= limit && <p className={styles.muted}>{texts.newest(count(limit))}</p>}
    </section>
  )
}
