import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { formatBytes } from '@stampa/ui/file-field/format-bytes.ts'
import { CloseIcon, ImageIcon, UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useRef } from 'react'
import { Conversation } from '../orders/conversation.tsx'
import { orderMessages } from '../orders/order.messages.ts'
import { OrderDialog } from '../orders/order-dialog.tsx'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import type { OrderData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'
import { OrderDetails, OrderProducts, OrderRoster, OrderStatus } from './order-parts.tsx'

export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { missing, noteHint } = useMessages(orderMessages)
  const data = useLoaderData<OrderData | null>()
  const close = useCloseForm({ id: 'custom-orders' })
  if (!data) return <MissingDialog title={missing} onClose={close} />
  const { order, timeline, attachments, replies, undelivered, offers } = data
  const { _id, email, phone, image, imageOriginal } = order
  const path = `/admin/custom-orders/${_id}`
  return (
    <OrderDialog
      order={order}
      email={email}
      phone={phone}
      path={path}
      customerLink={order.statusLink}
      offerParameter="customOrder"
      texts={texts}
      facts={
        <>
          <section>
            <h3>{texts.statusHeading}</h3>
            <OrderStatus order={order}>
              <TextField label={texts.statusNote} hint={noteHint} name="note" maxLength={2000} />
            </OrderStatus>
          </section>
          <section>
            <h3>{texts.products}</h3>
            <OrderProducts order={order} />
            <OrderRoster order={order} />
          </section>
          <OrderDetails order={order} />
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
      files={<OrderAttachments order={order} attachments={attachments} />}
      conversation={<Conversation replies={replies} action={path} unread={order.unread} />}
      undelivered={undelivered}
      offers={offers}
      timeline={timeline}
      onClose={close}
    />
  )
}

/** Internal files of an order. A chosen file is uploaded at once. */
function OrderAttachments({
  order,
  attachments,
}: Pick<OrderData, 'order' | 'attachments'>): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { submit, isSaving, failure } = useSubmit()
  const picker = useRef<HTMLInputElement>(null)
  const action = `/admin/custom-orders/${order._id}`

  const send = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    const form = new FormData()
    form.set('file', file)
    submit(form, { method: 'post', action, encType: 'multipart/form-data' })
    input.value = ''
  }
  return (
    <section>
      <h3>{texts.attachments}</h3>
      {attachments.length === 0 && <p className={styles.muted}>{texts.noAttachments}</p>}
      <ul className={styles.files}>
        {attachments.map(({ _id, name, bytes, url, preview }) => (
          <li key={_id} className={styles.file}>
            {preview ? <img src={preview} alt="" width="32" height="32" /> : <ImageIcon />}
            <a href={url} download={name}>
              {name}
            </a>
            <span className={styles.muted}>{formatBytes(bytes)}</span>
            <Allowed to="delete">
              <IconButton
                size="small"
                label={texts.detach(name)}
                icon={<CloseIcon />}
                onClick={() => submit({ attachment: _id }, { method: 'post', action })}
              />
            </Allowed>
          </li>
        ))}
      </ul>
      <Allowed to="write">
        <input
          ref={picker}
          type="file"
          accept="image/*,application/pdf"
          aria-label={texts.attach}
          tabIndex={-1}
          className={styles.picker}
          onChange={event => send(event.currentTarget)}
        />
        <Button icon={<UploadIcon />} loading={isSaving} onClick={() => picker.current?.click()}>
          {texts.attach}
        </Button>
        <p className={styles.muted}>{texts.attachHint}</p>
      </Allowed>
      <Failure text={failure} />
    </section>
  )
}
