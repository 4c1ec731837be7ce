import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './step.module.css'

interface StepProps {
  /** From 1 to 6. */
  number: number
  title: string
  children: ReactNode
}

/** One of the page's numbered steps. */
export function Step({ number, title, children }: StepProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.step}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
