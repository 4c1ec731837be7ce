import { defineMessages, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { CloseIcon } from '@stampa/ui/icon/icons.tsx'
import { type PropsWithChildren, type ReactElement, useLayoutEffect, useRef } from 'react'
import styles from './image-carousel.module.css'

const messages = defineMessages({
  close: { el: 'Κλείσιμο', en: 'Close' },
})

interface PictureDialogProps extends PropsWithChildren {
  title: string
  onClose: () => void
}

/** Pictures as large as the screen, open while it is mounted. Escape closes it. */
export function PictureDialog({ title, onClose, children }: PictureDialogProps): ReactElement {
  const { close } = useMessages(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the effects of the pictures, which have no width until then.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose} className={styles.dialog}>
      <div className={styles.close}>
        <IconButton label={close} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  )
}
