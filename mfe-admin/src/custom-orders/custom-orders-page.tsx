import { useLoaderData, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useMemo } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { shortId } from '../shared/short-id.ts'
import { useFormats } from '../shared/use-formats.ts'
import { exportOrders, latestOrders, type OrdersData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { OrderActions, orderColumns } from './order-columns.tsx'
import { OrdersBulk, OrdersTools } from './orders-toolbar.tsx'

/** Screen of all custom orders, newest first. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { deleteNote } = useMessages(orderMessages)
  const formats = useFormats()
  const list = useLoaderData<OrdersData>()
  const columns = useMemo(() => orderColumns(texts, formats), [texts, formats])
  useNewRecords({
    latest: list.latest,
    ask: latestOrders,
    announce: customOrdersMessages.newOrders,
  })
  return (
    <ServerListPage
      name="orders"
      path="/admin/custom-orders"
      title={texts.title}
      list={list}
      searchLabel={texts.search}
      actions={<OrdersTools current="list" />}
      filters={[
        {
          name: 'orderStatus',
          label: texts.statusHeading,
          all: texts.allStatuses,
          options: texts.statuses,
        },
      ]}
      period={texts}
      columns={columns}
      RowActions={OrderActions}
      deletion={{
        question: texts.confirmDelete,
        textOf: ({ _id, email }) => `${texts.order(shortId(_id))}, ${email}. ${deleteNote}`,
      }}
      bulkActions={(chosen, clear) => <OrdersBulk orders={chosen} onDone={clear} />}
      onExport={exportOrders}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
  )
}
