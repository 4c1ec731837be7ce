import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactElement, ReactNode } from 'react'

/** Keeps Base UI below it from writing style elements, which the content security policy forbids. */
export function StylePolicy({ children }: { children: ReactNode }): ReactElement {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
