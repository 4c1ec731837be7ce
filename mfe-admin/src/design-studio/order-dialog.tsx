import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { ExternalIcon, MailIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { mailto } from '../shared/mailto.ts'
import { NotesForm } from '../shared/notes/notes-form.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { OrderData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { Mockups } from './mockups.tsx'
import { OrderArtwork } from './order-artwork.tsx'
import styles from './order-dialog.module.css'
import { OrderProofs } from './order-proofs.tsx'
import { OrderStatusSelect } from './order-status-select.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order over the list: all that is known of it, and all that is done with it. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={texts.missingOrder} onClose={close} />
  return <OrderDialog data={data} onClose={close} />
}

function OrderDialog({ data, onClose }: { data: OrderData; onClose: () => void }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  const [deleting, setDeleting] = useState(false)
  const { order, offers } = data
  const id = shortId(order._id)
  return (
    <>
      <Dialog
        open
        size="large"
        title={texts.order(id)}
        description={formats.dateTime(order.createdAt)}
        onClose={onClose}
        footer={
          <>
            <Button variant="danger" icon={<TrashIcon />} onClick={() => setDeleting(true)}>
              {shared.confirmDelete}
            </Button>
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
            <Button
              icon={<PlusIcon />}
              render={<Link to={`/admin/offers/new?designOrder=${order._id}`} />}
            >
              {texts.makeOffer}
            </Button>
            <Button
              variant="primary"
              icon={<MailIcon />}
              render={
                <a href={mailto(order.customerEmail, texts.replySubject(id))}>{texts.reply}</a>
              }
            >
              {texts.reply}
            </Button>
          </>
        }
      >
        <div className={styles.order}>
          <div className={styles.part}>
            <p>
              <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
              <br />
              <a href={`tel:${order.customerPhone.replaceAll(/[^+\d]/g, '')}`}>
                {order.customerPhone}
              </a>
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
            {offers.length > 0 && (
              <section>
                <h3>{texts.offers}</h3>
                <ul>
                  {offers.map(offer => (
                    <li key={offer._id}>
                      <Link to={`/admin/offers/${offer._id}`}>
                        {offer.number} · {offer.status} · {formats.euro(offer.totalRevenue)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div className={styles.part}>
            <OrderProofs order={order} />
            <NotesForm action={`/admin/design-studio/orders/${order._id}`} />
            <OrderTimeline entries={order.timeline} />
          </div>
        </div>
      </Dialog>
      {deleting && (
        <DeleteDialog
          action={`/admin/design-studio/orders/${order._id}`}
          question={texts.confirmDeleteOrder}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        >
          {texts.order(id)}, {order.customerEmail}. {texts.deleteNote}
        </DeleteDialog>
      )}
    </>
  )
}
