import { Toast } from '@base-ui/react/toast'
import {
  defineMessages,
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
import styles from './toast.module.css'

const messages = defineMessages({
  region: { el: 'Ειδοποιήσεις', en: 'Notifications' },
  dismiss: { el: 'Απόκρυψη', en: 'Dismiss' },
})

/** Shows messages, which the frame keeps in its list. */
export interface Toaster {
  /** Announced politely; closes after five seconds, or ten with an action. */
  success: (message: string, action?: NoticeAction) => void
  /** Announced at once; stays until it is closed. */
  error: (message: string) => void
}

/** Requires a {@link ToastProvider}. */
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
      error: message => show('error', message),
    }
  }, [add, close])
}

/** Returns the action for toast and frame, which runs once: a second undo would change other data. */
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

/** Shows toasts above everything else. F6 moves the focus to them. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const { region } = useMessages(messages)
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
  const { dismiss } = useMessages(messages)
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
