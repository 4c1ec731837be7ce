import { AlertDialog } from '@base-ui/react/alert-dialog'
import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import styles from './dialog.module.css'

const messages = defineMessages({
  cancel: { el: 'Άκυρο', en: 'Cancel' },
})

export interface ConfirmDialogProps {
  open: boolean
  /** The question, in the words of the specification. */
  title: string
  children?: ReactNode
  /** Names the action: 'Delete', 'Discard changes'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  pending?: boolean
  /** Why the action failed; the dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before changes or records are lost. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { cancel: cancelText } = useMessages(messages)
  const { open, title, children, pending = false, error, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={next => !next && !pending && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={cx(styles.popup, styles.small)} initialFocus={cancel}>
            <div className={styles.question}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              {children && (
                <AlertDialog.Description render={<div />} className={styles.description}>
                  {children}
                </AlertDialog.Description>
              )}
              {error && (
                <p role="alert" className={styles.error}>
                  {error}
                </p>
              )}
            </div>
            <footer className={styles.footer}>
              <AlertDialog.Close
                ref={cancel}
                disabled={pending}
                render={<Button>{props.cancelLabel ?? cancelText}</Button>}
              />
              <Button variant="danger" loading={pending} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
