import type { Column } from '@stampa/ui/data-table/column.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { Narrow } from '../shared/narrow.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { shortId } from '../shared/short-id.ts'
import type { useFormats } from '../shared/use-formats.ts'
import type { CustomOrder } from './custom-orders.data.ts'
import type { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './order-columns.module.css'
import { OrderProducts } from './order-products.tsx'
import { OrderStatusForm } from './order-status-form.tsx'
import { OrderThumbnail } from './order-thumbnail.tsx'

/** The columns of the list; their ids are what the service sorts by. */
export function orderColumns(
  texts: TextsOf<typeof customOrdersMessages>,
  { dateTime }: Pick<ReturnType<typeof useFormats>, 'dateTime'>,
): Column<CustomOrder>[] {
  return [
    {
      id: 'email',
      header: texts.customer,
      rowHeader: true,
      sortBy: ({ email }) => email,
      cell: order => (
        <div className={styles.customer}>
          {order.image && <OrderThumbnail image={order.image} />}
          <FormLink path={`/admin/custom-orders/${order._id}`} className={styles.email}>
            {order.email}
          </FormLink>
          <span className={styles.muted}>{order.phone}</span>
          <Narrow>
            <div className={styles.narrow}>
              <OrderProducts order={order} />
              <span className={styles.muted}>{dateTime(order.createdAt)}</span>
              <OrderStatusForm order={order} />
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
      cell: order => <OrderProducts order={order} />,
    },
    {
      id: 'createdAt',
      header: texts.created,
      width: 'fit',
      secondary: true,
      sortBy: ({ createdAt }) => createdAt,
      cell: order => (
        <div className={styles.date}>
          <span>{dateTime(order.createdAt)}</span>
          <span className={styles.muted}>{shortId(order._id)}</span>
        </div>
      ),
    },
    {
      id: 'orderStatus',
      header: texts.statusHeading,
      width: 'fit',
      secondary: true,
      sortBy: ({ orderStatus }) => orderStatus,
      cell: order => (
        <div className={styles.status}>
          <OrderStatusForm order={order} />
        </div>
      ),
    },
  ]
}
