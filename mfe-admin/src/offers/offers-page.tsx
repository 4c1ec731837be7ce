import { useLoaderData, useMessages, useNavigation, useRevalidator } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { EyeIcon, MailIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect, useMemo } from 'react'
import { notify } from '../shared/calls/notices.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail, fieldColumn, numberDetail } from '../shared/list/field-column.ts'
import { AddButton, TrashButton } from '../shared/list/list-buttons.tsx'
import type { ServerList } from '../shared/list/server-list.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Narrow } from '../shared/narrow.tsx'
import { useMay } from '../shared/permissions.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type Formats, useFormats } from '../shared/use-formats.ts'
import { exported, type Offer, statusTones } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import styles from './offers.module.css'

const nameOf = ({ customerName }: Offer) => customerName

const rowActions = (offer: Offer) => <OfferRowActions row={offer} />

export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  const list = useLoaderData<ServerList<Offer>>()
  const isLoading = [useNavigation().state, useRevalidator().state].includes('loading')
  const columns = useMemo(() => offerColumns(texts, formats), [texts, formats])
  return (
    <ServerListPage
      name="offers"
      title={texts.heading}
      list={list}
      searchLabel={texts.search}
      actions={
        <>
          <span role="status" className={styles.loading}>
            {isLoading && texts.loading}
          </span>
          <TrashButton path="/admin/offers/trash" />
          <AddButton variant="secondary" path="/admin/offers/sku/new">
            {texts.addSku}
          </AddButton>
          <Button render={<FormLink path="/admin/offers/skus" />}>{texts.viewSkus}</Button>
          <AddButton path="/admin/offers/new">{texts.createOffer}</AddButton>
        </>
      }
      filters={[
        { name: 'status', label: texts.status, all: texts.allStatuses, options: texts.statuses },
        {
          name: 'ending',
          label: texts.validUntil,
          all: texts.anyEnd,
          options: { soon: texts.endingSoon },
        },
      ]}
      columns={columns}
      rowActions={rowActions}
      dialogs={{
        pathOf: id => `/admin/offers/${id}`,
        nameOf,
        deleteLabel: shared.delete,
        question: texts.confirmDelete,
        consequencesOf: ({ number, customerName }) =>
          `${number}, ${customerName}. ${texts.deleteNote}`,
      }}
      exported={exported}
      empty={<EmptyState title={texts.empty} />}
    />
  )
}

/** Returns the columns of the list. The service sorts by their ids. */
function offerColumns(
  texts: TextsOf<typeof offersMessages>,
  { date, euro, percent }: Formats,
): Column<Offer>[] {
  return [
    {
      id: 'customerName',
      header: texts.customer,
      rowHeader: true,
      width: 'wide',
      sortBy: ({ customerName }) => customerName,
      cell: ({ _id, customerName, number, status, totalRevenue }) => (
        <div className={styles.customer}>
          <FormLink path={`/admin/offers/${_id}`} className={styles.name}>
            {customerName}
          </FormLink>
          <span className={styles.about}>
            <span className={styles.offerNumber}>{number}</span>
            <Badge tone={statusTones[status]}>{texts.statuses[status]}</Badge>
          </span>
          <Narrow>
            <span>{euro(totalRevenue)}</span>
          </Narrow>
        </div>
      ),
    },
    fieldColumn('offerDate', texts.offerDate, detail, date),
    fieldColumn('totalCost', texts.cost, numberDetail, euro),
    fieldColumn('totalRevenue', texts.revenue, numberDetail, euro),
    fieldColumn('totalProfit', texts.profit, numberDetail, euro),
    fieldColumn('profitMargin', texts.profitMargin, numberDetail, percent),
  ]
}

/** The actions on an offer of the list. A draft with a customer's e-mail can be sent. */
function OfferRowActions({ row }: { row: Offer }): ReactElement {
  const { _id, customerName, customerEmail, status, version } = row
  const texts = useMessages(offersMessages)
  const mayWrite = useMay()('write')
  const { save, saving, outcome, fetcher } = useRowSave()
  useEffect(() => {
    if (outcome && !outcome.ok && outcome.message) notify('error', outcome.message)
  }, [outcome])
  const send = () =>
    save({ send: 'yes', version: `${version}` }, { method: 'post', action: `/admin/offers/${_id}` })
  return (
    <>
      {fetcher}
      {status === 'Draft' && customerEmail && mayWrite && (
        <IconButton
          label={texts.sendTo(customerName)}
          icon={<MailIcon />}
          disabled={saving}
          onClick={send}
        />
      )}
      <IconButton
        label={texts.viewOf(customerName)}
        icon={<EyeIcon />}
        render={<FormLink path={`/admin/offers/${_id}`} />}
      />
    </>
  )
}
