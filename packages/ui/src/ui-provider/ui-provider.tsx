import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactElement, ReactNode } from 'react'
import { ToastProvider } from '../toast/toast.tsx'

/** Keeps Base UI from writing style elements, which the content security policy forbids. */
export function StylePolicy({ children }: { children: ReactNode }): ReactElement {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}

/**
 * Shows toasts and sets the {@link StylePolicy}, once around everything of a bundle that uses dialogs, menus or
 * toasts. Every bundle has its own copy of these contexts, so every back-office remote has its own provider.
 */
export function UiProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <StylePolicy>
      <ToastProvider>{children}</ToastProvider>
    </StylePolicy>
  )
}
