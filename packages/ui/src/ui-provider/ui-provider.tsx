import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactElement, ReactNode } from 'react'
import { ToastProvider } from '../toast/toast.tsx'

/**
 * Stands once around everything of a bundle that uses dialogs, menus or toasts: keeps Base UI
 * from writing style elements, which the content security policy forbids, and shows toasts.
 * Every bundle has its own copy of these contexts, so every back-office remote has its own provider.
 */
export function UiProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>{children}</ToastProvider>
    </CSPProvider>
  )
}
