import { type PropsWithChildren, type ReactElement, useState } from 'react'
import styles from './custom-order.module.css'

interface ClosedSectionProps extends PropsWithChildren {
  title: string
  /** @default false */
  isOpen?: boolean
  error?: string | undefined
}

/** A part of the form that is closed until it is wanted or has an error. */
export function ClosedSection(props: ClosedSectionProps): ReactElement {
  const { title, error, children } = props
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  return (
    <details
      open={isOpen || error !== undefined}
      onToggle={event => setOpen(event.currentTarget.open)}
      className={styles.more}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}
