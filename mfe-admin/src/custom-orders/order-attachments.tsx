import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { formatBytes } from '@stampa/ui/file-field/format-bytes.ts'
import { CloseIcon, ImageIcon, UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useRef } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import type { Attachment } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'

interface OrderAttachmentsProps {
  /** Id of the order. */
  id: string
  attachments: readonly Attachment[]
}

/** Internal files of an order. A chosen file is uploaded at once. */
export function OrderAttachments({ id, attachments }: OrderAttachmentsProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { submit, isSaving, failure } = useSubmit()
  const picker = useRef<HTMLInputElement>(null)
  const action = `/admin/custom-orders/${id}`

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
            <IconButton
              size="small"
              label={texts.detach(name)}
              icon={<CloseIcon />}
              onClick={() => submit({ attachment: _id }, { method: 'post', action })}
            />
          </li>
        ))}
      </ul>
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
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </section>
  )
}
