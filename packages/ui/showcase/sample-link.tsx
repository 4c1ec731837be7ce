import type { ComponentProps, ReactElement } from 'react'

/** Replaces an app's router link; leads to the top of the page. */
export function SampleLink({ children, ...props }: ComponentProps<'a'>): ReactElement {
  return (
    <a href="#top" {...props}>
      {children}
    </a>
  )
}
