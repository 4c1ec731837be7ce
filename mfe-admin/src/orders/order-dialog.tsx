import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { MailIcon, PhoneIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { UndeliveredMail } from '../mails/mails.data.ts'
import { UndeliveredMails } from '../mails/undelivered-mails.tsx'
import { Allowed, mayOpen } from '../shared/permissions.tsx'
import { DeleteButton } from '../shared/trash/record-dialogs.tsx'
import { mailto, shortId, telephoneLink, useFormats } from '../shared/use-formats.ts'
import { TextForm } from './conversation.tsx'
import { ClientLink, CustomerLink } from './customer-link.tsx'
import type { OrderOffer, TimelineEntry } from './order.data.ts'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

interface OrderDialogProps {
  order: { _id: string; createdAt: string }
  email: string
  phone: string
  /** Address of the order; its action changes the order. */
  path: string
  /** Query parameter that names the order to the form of a new offer. */
  offerParameter: 'customOrder' | 'designOrder'
  texts: {
    /** 'Order 3f2a1b' */
    order: (id: string) => string
    /** Subject of a reply to the customer. */
    replySubject: (id: string) => string
    confirmDelete: string
    statuses: Readonly<Record<string, string>>
  }
  /** Empty for those who may not change the order. */
  customerLink: string
  /** Further buttons, after the deletion. */
  actions?: ReactNode
  /** Left column, between the customer and the offers. */
  facts: ReactNode
  /** Left column, after the offers. */
  picture?: ReactNode
  /** Files and proofs, before the notes. */
  files: ReactNode
  /** Replies, between files and notes. */
  conversation?: ReactNode
  /** Failed mails about the order. */
  undelivered: readonly UndeliveredMail[]
  offers: readonly OrderOffer[]
  timeline: readonly TimelineEntry[]
  onClose: () => void
}

const newOffer = '/admin/offers/new'

/** Dialog of one order over its list: customer, facts, offers, files, notes and timeline. */
export function OrderDialog(props: OrderDialogProps): ReactElement {
  const { order, email, phone, path, offers, onClose } = props
  const texts = useMessages(orderMessages)
  const formats = useFormats()
  const id = shortId(order._id)
  const title = props.texts.order(id)
  return (
    <Dialog
      size="large"
      title={title}
      description={formats.dateTime(order.createdAt)}
      onClose={onClose}
      footer={
        <>
          <DeleteButton action={path} question={props.texts.confirmDelete} onDeleted={onClose}>
            {title}, {email}. {texts.deleteNote}
          </DeleteButton>
          {props.actions}
          {mayOpen(newOffer) && (
            <Button
              icon={<PlusIcon />}
              render={<Link to={`${newOffer}?${props.offerParameter}=${order._id}`} />}
            >
              {texts.makeOffer}
            </Button>
          )}
          <Button
            icon={<MailIcon />}
            render={<a href={mailto(email, props.texts.replySubject(id))} />}
          >
            {texts.reply}
          </Button>
        </>
      }
    >
      <div className={styles.order}>
        <div className={styles.part}>
          <ul className={styles.contact}>
            <li>
              <MailIcon />
              <a href={mailto(email)}>{email}</a>
            </li>
            <li>
              <PhoneIcon />
              <a href={telephoneLink(phone)}>{phone}</a>
            </li>
            <ClientLink email={email} />
          </ul>
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
          {props.customerLink && (
            <CustomerLink href={props.customerLink} label={texts.openLink} action={path} />
          )}
          {props.picture}
        </div>
        <div className={styles.part}>
          <UndeliveredMails mails={props.undelivered} />
          {props.files}
          {props.conversation}
          <Allowed to="write">
            <OrderNotes action={path} />
          </Allowed>
          <OrderTimeline entries={props.timeline} statuses={props.texts.statuses} />
        </div>
      </div>
    </Dialog>
  )
}

/** Form that adds an internal note to an order's timeline. @param action address of the order */
function OrderNotes({ action }: { action: string }): ReactElement {
  const texts = useMessages(orderMessages)
  return (
    <section>
      <h3>{texts.notes}</h3>
      <TextForm
        action={action}
        keptAs={`note ${action}`}
        submitLabel={texts.addNote}
        label={texts.note}
        labelHidden
        name="note"
        hint={texts.noteHint}
      />
    </section>
  )
}

interface OrderTimelineProps {
  entries: readonly TimelineEntry[]
  statuses: Readonly<Record<string, string>>
}

/** Events of an order, newest first, with author, time, change and note. */
function OrderTimeline({ entries, statuses }: OrderTimelineProps): ReactElement {
  const texts = useMessages(orderMessages)
  const { dateTime } = useFormats()
  const detailOf = ({ kind, from, to }: TimelineEntry): string => {
    const artworkStates: Readonly<Record<string, string>> = texts.artworkStates
    const { approve, comment } = texts.proofAnswers
    if (kind === 'proof') return `: ${to}`
    if (kind === 'answer') return `: ${from}, ${to === 'approve' ? approve : comment}`
    if (kind === 'artwork') return `: ${artworkStates[to ?? ''] ?? ''}`
    return from && to ? `: ${statuses[from] ?? from} → ${statuses[to] ?? to}` : ''
  }
  return (
    <section>
      <h3>{texts.timeline}</h3>
      <ol className={styles.timeline}>
        {entries.map(entry => (
          <li key={entry._id} className={styles.entry}>
            <span>
              <strong>{texts.events[entry.kind]}</strong>
              {detailOf(entry)}
            </span>
            {entry.note && <span className={styles.note}>{entry.note}</span>}
            <span className={styles.muted}>
              {dateTime(entry.at)} ·{' '}
              {entry.by ?? (entry.kind === 'artwork' ? texts.byWorker : texts.byCustomer)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
