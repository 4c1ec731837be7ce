import type { PropsWithChildren, ReactElement } from 'react'

/** A pair of a `<dl>`. */
export function Fact({ label, children }: PropsWithChildren<{ label: string }>): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
