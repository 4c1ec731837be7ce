import { Link, useMessages } from '@stampa/platform'
import { Button, type ButtonProps } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { MailIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { mailto } from '../shared/mailto.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { OrderOffer, TimelineEntry } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'
import { OrderNotes } from './order-notes.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderDialogProps {
  order: { _id: string; createdAt: string }
  /** Address of the order; its action changes the order. */
  path: string
  /** Query parameter that names the order to the form of a new offer. */
  offerParameter: 'customOrder' | 'designOrder'
  /** 'Order 3f2a1b'. */
  title: string
  email: string
  /** Subject of a reply to the customer. */
  replySubject: string
  deleteQuestion: string
  deleteVariant: NonNullable<ButtonProps['variant']>
  /** Further buttons, after the deletion. */
  actions?: ReactNode
  /** Left column, before the offers. */
  facts: ReactNode
  /** Left column, after the offers. */
  picture?: ReactNode
  /** Right column, before the notes. */
  beforeNotes?: ReactNode
  /** Right column, after the notes. */
  afterNotes?: ReactNode
  offers: readonly OrderOffer[]
  timeline: readonly TimelineEntry[]
  /** Names of the statuses. */
  statuses: Readonly<Record<string, string>>
  onClose: () => void
}

/** Dialog of one order over its list: facts, offers, notes and timeline. */
export function OrderDialog(props: OrderDialogProps): ReactElement {
  const { order, path, title, email, offers, onClose } = props
  const texts = useMessages(orderMessages)
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  const [isDeleting, setDeleting] = useState(false)
  const deleteButton = (
    <Button variant={props.deleteVariant} icon={<TrashIcon />} onClick={() => setDeleting(true)}>
      {shared.confirmDelete}
    </Button>
  )
  return (
    <>
      <Dialog
        open
        size="large"
        title={title}
        description={formats.dateTime(order.createdAt)}
        onClose={onClose}
        footer={
          <>
            {props.deleteVariant === 'quiet' ? (
              <span className={styles.aside}>{deleteButton}</span>
            ) : (
              deleteButton
            )}
            {props.actions}
            <Button
              icon={<PlusIcon />}
              render={<Link to={`/admin/offers/new?${props.offerParameter}=${order._id}`} />}
            >
              {texts.makeOffer}
            </Button>
            <Button
              variant="primary"
              icon={<MailIcon />}
              render={<a href={mailto(email, props.replySubject)} />}
            >
              {texts.reply}
            </Button>
          </>
        }
      >
        <div className={styles.order}>
          <div className={styles.part}>
            {props.facts}
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
            {props.picture}
          </div>
          <div className={styles.part}>
            {props.beforeNotes}
            <OrderNotes action={path} />
            {props.afterNotes}
            <OrderTimeline entries={props.timeline} statuses={props.statuses} />
          </div>
        </div>
      </Dialog>
      {isDeleting && (
        <DeleteDialog
          action={path}
          question={props.deleteQuestion}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        >
          {title}, {email}. {texts.deleteNote}
        </DeleteDialog>
      )}
    </>
  )
}

/** Returns the link that calls a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
