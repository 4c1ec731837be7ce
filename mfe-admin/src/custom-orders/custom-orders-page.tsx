import { useLoaderData, useMessages, useSearchParams } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { EyeIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useMemo } from 'react'
import { conversationMessages, orderMessages } from '../orders/order.messages.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail } from '../shared/list/field-column.ts'
import listStyles from '../shared/list/list-page.module.css'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { Narrow } from '../shared/narrow.tsx'
import { useMay } from '../shared/permissions.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { type Formats, shortId, useFormats } from '../shared/use-formats.ts'
import { type CustomOrder, exported, type OrdersData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'
import { OrderProducts, OrderStatus } from './order-parts.tsx'
import { OrdersBulk, OrdersTools } from './orders-toolbar.tsx'

const nameOf = ({ email }: CustomOrder) => email

const rowActions = (order: CustomOrder) => <OrderActions row={order} />

export function Component(): ReactElement {
  const mayWrite = useMay()('write')
  const texts = useMessages(customOrdersMessages)
  const { deleteNote } = useMessages(orderMessages)
  const formats = useFormats()
  const list = useLoaderData<OrdersData>()
  const { unread, replies, allReplies } = useMessages(conversationMessages)
  const [query] = useSearchParams()
  const columns = useMemo(() => orderColumns(texts, unread, formats), [texts, unread, formats])
  return (
    <ServerListPage
      name="orders"
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
        // The dashboard sets it.
        ...(query.has('unread')
          ? [
              {
                name: 'unread',
                label: replies,
                all: allReplies,
                options: { true: unread },
              },
            ]
          : []),
      ]}
      period={texts}
      columns={columns}
      rowActions={rowActions}
      dialogs={{
        pathOf: id => `/admin/custom-orders/${id}`,
        nameOf,
        deleteLabel: texts.deleteOf,
        question: texts.confirmDelete,
        consequencesOf: ({ _id, email }) => `${texts.order(shortId(_id))}, ${email}. ${deleteNote}`,
      }}
      {...(mayWrite && {
        bulkActions: (chosen: readonly CustomOrder[], clear: () => void) => (
          <OrdersBulk orders={chosen} onDone={clear} />
        ),
      })}
      exported={exported}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
  )
}

/** Returns the columns of the list. The service sorts by their ids. */
function orderColumns(
  texts: TextsOf<typeof customOrdersMessages>,
  unread: string,
  { dateTime }: Formats,
): Column<CustomOrder>[] {
  return [
    {
      id: 'email',
      header: texts.customer,
      rowHeader: true,
      sortBy: ({ email }) => email,
      cell: order => (
        <div>
          <div className={styles.customer}>
            {order.image && (
              <img
                src={order.image}
                alt=""
                width="36"
                height="36"
                loading="lazy"
                className={styles.image}
              />
            )}
            <div className={styles.contact}>
              <FormLink path={`/admin/custom-orders/${order._id}`} className={styles.email}>
                {order.email}
              </FormLink>
              <span className={styles.detail}>{order.phone}</span>
              {order.unread && (
                <span>
                  <Badge tone="accent">{unread}</Badge>
                </span>
              )}
            </div>
          </div>
          <Narrow>
            <div className={styles.narrow}>
              <OrderProducts order={order} />
              <span className={styles.detail}>{dateTime(order.createdAt)}</span>
              <OrderStatus order={order} />
            </div>
          </Narrow>
        </div>
      ),
    },
    {
      id: 'products',
      header: texts.products,
      width: 'wide',
      secondary: true,
      cell: order => <OrderProducts order={order} isShort />,
    },
    {
      id: 'createdAt',
      header: texts.created,
      ...detail,
      sortBy: ({ createdAt }) => createdAt,
      cell: order => (
        <div className={listStyles.date}>
          <span>{dateTime(order.createdAt)}</span>
          <span className={styles.detail}>{shortId(order._id)}</span>
        </div>
      ),
    },
    {
      id: 'orderStatus',
      header: texts.statusHeading,
      ...detail,
      sortBy: ({ orderStatus }) => orderStatus,
      cell: order => (
        <div className={styles.status}>
          <OrderStatus order={order} />
        </div>
      ),
    },
  ]
}

function OrderActions({ row }: { row: CustomOrder }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <IconButton
      label={texts.viewOf(row.email)}
      icon={<EyeIcon />}
      render={<FormLink path={`/admin/custom-orders/${row._id}`} className={listStyles.wide} />}
    />
  )
}
