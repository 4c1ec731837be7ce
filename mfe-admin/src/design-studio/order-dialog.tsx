import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ExternalIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { Conversation } from '../orders/conversation.tsx'
import { orderMessages } from '../orders/order.messages.ts'
import { OrderDialog } from '../orders/order-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import styles from './design-order.module.css'
import type { OrderData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { Mockups } from './mockups.tsx'
import { OrderArtwork } from './order-artwork.tsx'
import { OrderStatusForm } from './order-card.tsx'
import { OrderProofs } from './order-proofs.tsx'

export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { missing } = useMessages(orderMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={missing} onClose={close} />
  const { order, replies, undelivered, offers } = data
  const path = `/admin/design-studio/orders/${order._id}`
  return (
    <OrderDialog
      order={order}
      email={order.customerEmail}
      phone={order.customerPhone}
      path={path}
      customerLink={order.proofUrl}
      offerParameter="designOrder"
      texts={texts}
      actions={
        order.proofUrl && (
          <Button
            icon={<ExternalIcon />}
            render={<a href={order.proofUrl} target="_blank" rel="noopener" />}
          >
            {texts.customerPage}
          </Button>
        )
      }
      facts={
        <>
          <OrderStatusForm order={order} />
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
      files={<OrderProofs order={order} />}
      conversation={<Conversation replies={replies} action={path} unread={order.unread} />}
      undelivered={undelivered}
      offers={offers}
      timeline={order.timeline}
      onClose={close}
    />
  )
}
