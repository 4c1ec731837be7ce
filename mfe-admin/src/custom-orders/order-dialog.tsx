import { useLoaderData, useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { MailIcon, PhoneIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import orderStyles from '../orders/order.module.css'
import { OrderDialog, telephoneLink } from '../orders/order-dialog.tsx'
import { useCloseForm } from '../shared/form/form-address.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import type { OrderData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'
import { OrderAttachments } from './order-attachments.tsx'
import { OrderProducts } from './order-products.tsx'
import { OrderStatusForm } from './order-status-form.tsx'

/** Dialog of one custom order over the list. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { missing } = useMessages(orderMessages)
  const { status } = useMessages(sharedMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'custom-orders' })
  if (!data) return <MissingDialog title={missing} onClose={close} />
  const { order, timeline, attachments, offers } = data
  const id = shortId(order._id)
  return (
    <OrderDialog
      order={order}
      path={`/admin/custom-orders/${order._id}`}
      offerParameter="customOrder"
      title={texts.order(id)}
      email={order.email}
      replySubject={texts.replySubject(id)}
      deleteQuestion={texts.confirmDelete}
      deleteVariant="quiet"
      facts={
        <>
          <ul className={orderStyles.contact}>
            <li>
              <MailIcon />
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </li>
            <li>
              <PhoneIcon />
              <a href={telephoneLink(order.phone)}>{order.phone}</a>
            </li>
          </ul>
          <section>
            <h3>{status}</h3>
            <OrderStatusForm order={order}>
              <TextField label={texts.statusNote} name="note" maxLength={2000} />
            </OrderStatusForm>
          </section>
          <section>
            <h3>{texts.products}</h3>
            <OrderProducts order={order} />
          </section>
        </>
      }
      picture={
        order.image && (
          <a
            href={order.imageOriginal ?? order.image}
            target="_blank"
            rel="noopener"
            className={styles.picture}
          >
            <img src={order.image} alt={texts.openImage} />
          </a>
        )
      }
      afterNotes={<OrderAttachments id={order._id} attachments={attachments} />}
      offers={offers}
      timeline={timeline}
      statuses={texts.statuses}
      onClose={close}
    />
  )
}
