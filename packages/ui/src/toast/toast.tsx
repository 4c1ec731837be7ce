import { Toast } from '@base-ui/react/toast'
import {
  type Notice,
  type NoticeAction,
  type NoticeOffer,
  noticed,
  useMessages,
} from '@stampa/platform'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { CheckIcon, CloseIcon, WarningIcon } from '../icon/icons.tsx'
import { toastMessages } from './toast.messages.ts'
import styles from './toast.module.css'

/** Says what has just happened; does not wait for anyone. The frame keeps it to be read again. */
export interface Toaster {
  /**
   * Read out when the reader has a pause; gone after five seconds, or ten where something can be
   * done about it.
   */
  success: (message: string, action?: NoticeAction) => void
  /** Read out at once; stays until it is closed. */
  error: (message: string, action?: NoticeAction) => void
}

/** For components below a {@link ToastProvider}. */
export function useToast(): Toaster {
  const { add, close } = Toast.useToastManager()
  return useMemo(() => {
    const show = (type: 'success' | 'error', message: string, action?: NoticeAction) => {
      const offer = action && offerOnce(action)
      const detail: Notice = { tone: type, text: message, at: new Date(), action: offer }
      dispatchEvent(new CustomEvent(noticed, { detail }))
      const id = add({
        type,
        title: message,
        priority: type === 'error' ? 'high' : 'low',
        timeout: type === 'error' ? 0 : offer ? 10_000 : 5_000,
        ...(offer && {
          actionProps: {
            children: offer.label,
            onClick: () => {
              close(id)
              offer.take()
            },
          },
        }),
      })
    }
    return {
      success: (message, action) => show('success', message, action),
      error: (message, action) => show('error', message, action),
    }
  }, [add, close])
}

/** The frame offers the action again, but undoing twice would be something else. */
function offerOnce({ label, onSelect }: NoticeAction): NoticeOffer {
  const offer: NoticeOffer = {
    label,
    taken: false,
    take: () => {
      if (!offer.taken) onSelect()
      offer.taken = true
    },
  }
  return offer
}

/** Shows toasts above everything else. F6 leads the keyboard to them. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const { region } = useMessages(toastMessages)
  return (
    <Toast.Provider limit={4}>
      {children}
      <Toast.Portal>
        <Toast.Viewport aria-label={region} className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList(): ReactElement[] {
  const { toasts } = Toast.useToastManager()
  const { dismiss } = useMessages(toastMessages)
  return toasts.map(toast => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection="right"
      className={cx(styles.toast, toast.type === 'error' && styles.error)}
    >
      <Toast.Content className={styles.content}>
        {toast.type === 'error' ? <WarningIcon /> : <CheckIcon />}
        <Toast.Title render={<p />} className={styles.message} />
        <Toast.Action className={styles.action} />
        <Toast.Close render={<IconButton size="small" label={dismiss} icon={<CloseIcon />} />} />
      </Toast.Content>
    </Toast.Root>
  ))
}
