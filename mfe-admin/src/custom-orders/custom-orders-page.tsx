import { useLoaderData, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { useOpenOverList } from '../shared/resource/use-open-over-list.ts'
import { shortId } from '../shared/short-id.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import {
  type CustomOrder,
  exportOrders,
  latestOrders,
  type OrdersData,
} from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { OrderActions, orderColumns } from './order-columns.tsx'
import { filterNames, OrderFilters, OrdersBulk, OrdersTools } from './orders-toolbar.tsx'

/** Screen of all custom orders, newest first. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { deleteNote } = useMessages(orderMessages)
  const formats = useFormats()
  const list = useLoaderData<OrdersData>()
  const open = useOpenOverList()
  const columns = useMemo(() => orderColumns(texts, formats), [texts, formats])
  const [deleting, setDeleting] = useState<CustomOrder>()
  const rowActions = useCallback(
    (order: CustomOrder) => <OrderActions order={order} onDelete={setDeleting} />,
    [],
  )
  useNewRecords({
    latest: list.latest,
    ask: latestOrders,
    announce: customOrdersMessages.newOrders,
  })

  return (
    <>
      <ServerListPage
        name="orders"
        title={texts.title}
        list={list}
        searchLabel={texts.search}
        actions={<OrdersTools current="list" />}
        filterNames={filterNames}
        filters={(filter, setFilter) => <OrderFilters filter={filter} setFilter={setFilter} />}
        columns={columns}
        rowActions={rowActions}
        onOpen={({ _id }) => open(`/admin/custom-orders/${_id}`)}
        onDelete={setDeleting}
        bulkActions={(chosen, clear) => <OrdersBulk orders={chosen} onDone={clear} />}
        onExport={exportOrders}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      />
      {deleting && (
        <DeleteDialog
          key={deleting._id}
          action={`/admin/custom-orders/${deleting._id}`}
          question={texts.confirmDelete}
          onClose={() => setDeleting(undefined)}
        >
          {texts.order(shortId(deleting._id))}, {deleting.email}. {deleteNote}
        </DeleteDialog>
      )}
    </>
  )
}
