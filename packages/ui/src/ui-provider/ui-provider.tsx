import type { ReactElement, ReactNode } from 'react'
import { ToastProvider } from '../toast/toast.tsx'
import { StylePolicy } from './style-policy.tsx'

/**
 * Stands once around everything of a bundle that uses dialogs, menus or toasts, and shows toasts.
 * Every bundle has its own copy of these contexts, so every back-office remote has its own provider.
 */
export function UiProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <StylePolicy>
      <ToastProvider>{children}</ToastProvider>
    </StylePolicy>
  )
}
