import { useLoaderData, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { useOpenOverList } from '../shared/resource/use-open-over-list.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type CustomOrder, latestOrders, type OrdersData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { DeleteOrderDialog } from './delete-order-dialog.tsx'
import { exportOrders } from './export-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { orderColumns } from './order-columns.tsx'
import { filterNames, OrderFilters } from './order-filters.tsx'
import { OrdersBulk } from './orders-bulk.tsx'
import { OrdersTools } from './orders-tools.tsx'

/** All custom orders, newest first: looked through, brought to another status, deleted. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
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
        <DeleteOrderDialog
          key={deleting._id}
          order={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
