import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { MailIcon, PhoneIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { mailto } from '../shared/mailto.ts'
import { NotesForm } from '../shared/notes/notes-form.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { OrderData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { DeleteOrderDialog } from './delete-order-dialog.tsx'
import { OrderAttachments } from './order-attachments.tsx'
import styles from './order-dialog.module.css'
import { OrderProducts } from './order-products.tsx'
import { OrderStatusForm } from './order-status-form.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order over the list: all that is known of it, and all that is done with it. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'custom-orders' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  return <OrderDialog data={data} onClose={close} />
}

function OrderDialog({ data, onClose }: { data: OrderData; onClose: () => void }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  const [deleting, setDeleting] = useState(false)
  const { order, timeline, attachments, offers } = data
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
            <span className={styles.aside}>
              <Button variant="quiet" icon={<TrashIcon />} onClick={() => setDeleting(true)}>
                {shared.confirmDelete}
              </Button>
            </span>
            <Button
              icon={<PlusIcon />}
              render={<Link to={`/admin/offers/new?customOrder=${order._id}`} />}
            >
              {texts.makeOffer}
            </Button>
            <Button
              variant="primary"
              icon={<MailIcon />}
              render={<a href={mailto(order.email, texts.replySubject(id))} />}
            >
              {texts.reply}
            </Button>
          </>
        }
      >
        <div className={styles.order}>
          <div className={styles.facts}>
            <ul className={styles.contact}>
              <li>
                <MailIcon />
                <a href={`mailto:${order.email}`}>{order.email}</a>
              </li>
              <li>
                <PhoneIcon />
                <a href={`tel:${order.phone.replaceAll(/[^+\d]/g, '')}`}>{order.phone}</a>
              </li>
            </ul>
            <section>
              <h3>{shared.status}</h3>
              <OrderStatusForm order={order}>
                <TextField label={texts.statusNote} name="note" maxLength={2000} />
              </OrderStatusForm>
            </section>
            <section>
              <h3>{texts.products}</h3>
              <OrderProducts order={order} />
            </section>
            {offers.length > 0 && (
              <section>
                <h3>{texts.offers}</h3>
                <ul className={styles.offers}>
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
            {order.image && (
              <a
                href={order.imageOriginal ?? order.image}
                target="_blank"
                rel="noopener"
                className={styles.picture}
              >
                <img src={order.image} alt={texts.openImage} />
              </a>
            )}
          </div>
          <div className={styles.work}>
            <NotesForm action={`/admin/custom-orders/${order._id}`} />
            <OrderAttachments id={order._id} attachments={attachments} />
            <OrderTimeline entries={timeline} />
          </div>
        </div>
      </Dialog>
      {deleting && (
        <DeleteOrderDialog order={order} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </>
  )
}
