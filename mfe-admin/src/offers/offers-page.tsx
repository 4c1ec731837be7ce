import { Link, useLoaderData, useMessages, useNavigation, useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { csvOf, downloadCsv } from '@stampa/ui/data-table/csv.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import { FilterBox } from '../shared/list/list-page.tsx'
import type { ServerList } from '../shared/list/server-list.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useOpenOverList } from '../shared/resource/use-open-over-list.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { offerColumns } from './offer-columns.tsx'
import { OfferRowActions } from './offer-row-actions.tsx'
import { everyOffer, type Offer, offerStatuses } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import styles from './offers-page.module.css'

const filterNames = ['status'] as const

/** The list of offers. */
export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const formats = useFormats()
  const list = useLoaderData<ServerList<Offer>>()
  const open = useOpenOverList()
  const isLoading = [useNavigation().state, useRevalidator().state].includes('loading')
  const columns = useMemo(() => offerColumns(texts, formats), [texts, formats])
  const [deleting, setDeleting] = useState<Offer>()
  const rowActions = useCallback(
    (offer: Offer) => <OfferRowActions offer={offer} onDelete={setDeleting} />,
    [],
  )
  return (
    <>
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
            <Button render={<Link to="/admin/offers/trash" />}>{texts.trash}</Button>
            <Button icon={<PlusIcon />} render={<FormLink path="/admin/offers/sku/new" />}>
              {texts.addSku}
            </Button>
            <Button render={<FormLink path="/admin/offers/skus" />}>{texts.viewSkus}</Button>
            <Button
              variant="primary"
              icon={<PlusIcon />}
              render={<FormLink path="/admin/offers/new" />}
            >
              {texts.createOffer}
            </Button>
          </>
        }
        filterNames={filterNames}
        filters={(filter, setFilter) => (
          <FilterBox>
            <SelectField
              label={texts.status}
              labelHidden
              placeholder={texts.allStatuses}
              value={filter('status')}
              onChange={event => setFilter('status', event.currentTarget.value)}
              options={offerStatuses.map(value => ({ value, label: texts.statuses[value] }))}
            />
          </FilterBox>
        )}
        columns={columns}
        rowActions={rowActions}
        onOpen={({ _id }) => open(`/admin/offers/${_id}`)}
        onDelete={setDeleting}
        onExport={async address => downloadCsv('offers', csvOf(columns, await everyOffer(address)))}
        empty={<EmptyState title={texts.empty} />}
      />
      {deleting && (
        <DeleteOfferDialog
          key={deleting._id}
          offer={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

interface DeleteOfferDialogProps {
  offer: Offer
  onClose: () => void
}

function DeleteOfferDialog({ offer, onClose }: DeleteOfferDialogProps): ReactElement {
  const texts = useMessages(offersMessages)
  return (
    <DeleteDialog
      action={`/admin/offers/${offer._id}`}
      question={texts.confirmDelete}
      onClose={onClose}
    >
      {offer.number}, {offer.customerName}. {texts.deleteNote}
    </DeleteDialog>
  )
}
