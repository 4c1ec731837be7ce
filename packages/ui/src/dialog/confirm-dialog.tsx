import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { dialogMessages } from './dialog.messages.ts'
import styles from './dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  /** The question, as the specification words it. */
  title: string
  /** What follows from saying yes. */
  children?: ReactNode
  /** Says what happens: 'Delete', 'Discard changes'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** What is confirmed cannot be undone. */
  danger?: boolean
  /** The confirmed work is under way. */
  pending?: boolean
  /** Why the confirmed work failed; the dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A question that must be answered before anything else. The harmless answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  pending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement {
  const cancel = useRef<HTMLButtonElement>(null)
  const texts = useMessages(dialogMessages)
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
                render={<Button>{cancelLabel ?? texts.cancel}</Button>}
              />
              <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
