import { useLoaderData, useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { OrderDialog } from '../orders/order-dialog.tsx'
import { useCloseForm } from '../shared/form/form-address.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import type { OrderData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'
import { OrderAttachments } from './order-attachments.tsx'
import { OrderProducts, OrderStatus } from './order-parts.tsx'

/** Dialog of one custom order over the list. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { missing } = useMessages(orderMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'custom-orders' })
  if (!data) return <MissingDialog title={missing} onClose={close} />
  const { order, timeline, attachments, offers } = data
  const { _id, email, phone, image, imageOriginal } = order
  return (
    <OrderDialog
      order={order}
      email={email}
      phone={phone}
      path={`/admin/custom-orders/${_id}`}
      offerParameter="customOrder"
      texts={texts}
      facts={
        <>
          <section>
            <h3>{texts.statusHeading}</h3>
            <OrderStatus order={order}>
              <TextField label={texts.statusNote} name="note" maxLength={2000} />
            </OrderStatus>
          </section>
          <section>
            <h3>{texts.products}</h3>
            <OrderProducts order={order} />
          </section>
        </>
      }
      picture={
        image && (
          <a
            href={imageOriginal ?? image}
            target="_blank"
            rel="noopener"
            className={styles.picture}
          >
            <img src={image} alt={texts.openImage} />
          </a>
        )
      }
      files={<OrderAttachments id={_id} attachments={attachments} />}
      offers={offers}
      timeline={timeline}
      onClose={close}
    />
  )
}
