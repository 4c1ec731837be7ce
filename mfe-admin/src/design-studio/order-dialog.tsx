import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ExternalIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { OrderDialog, telephoneLink } from '../orders/order-dialog.tsx'
import { useCloseForm } from '../shared/form/form-address.ts'
import { shortId } from '../shared/short-id.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import styles from './design-order.module.css'
import type { OrderData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { Mockups } from './mockups.tsx'
import { OrderArtwork } from './order-artwork.tsx'
import { OrderStatusSelect } from './order-card.tsx'
import { OrderProofs } from './order-proofs.tsx'

/** Dialog of one order of designs over the list. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { missing } = useMessages(orderMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={missing} onClose={close} />
  const { order, offers } = data
  const id = shortId(order._id)
  return (
    <OrderDialog
      order={order}
      path={`/admin/design-studio/orders/${order._id}`}
      offerParameter="designOrder"
      title={texts.order(id)}
      email={order.customerEmail}
      replySubject={texts.replySubject(id)}
      deleteQuestion={texts.confirmDeleteOrder}
      deleteVariant="danger"
      actions={
        <Button
          icon={<ExternalIcon />}
          render={
            <a href={order.proofUrl} target="_blank" rel="noopener">
              {texts.customerPage}
            </a>
          }
        >
          {texts.customerPage}
        </Button>
      }
      facts={
        <>
          <p>
            <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
            <br />
            <a href={telephoneLink(order.customerPhone)}>{order.customerPhone}</a>
          </p>
          <OrderStatusSelect order={order} />
          {order.notes !== '' && (
            <section>
              <h3>{texts.notes}</h3>
              <p className={styles.notes}>{order.notes}</p>
            </section>
          )}
          <section>
            <h3>{texts.mockupCount}</h3>
            <Mockups order={order} openable />
          </section>
          <OrderArtwork order={order} />
        </>
      }
      beforeNotes={<OrderProofs order={order} />}
      offers={offers}
      timeline={order.timeline}
      statuses={texts.statuses}
      onClose={close}
    />
  )
}
