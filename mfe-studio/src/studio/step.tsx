import { cx } from '@stampa/ui/cx.ts'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './step.module.css'

interface StepProps {
  /** Its place among the six. */
  number: number
  title: string
  className?: string | undefined
  children: ReactNode
}

/** One of the page's numbered steps. */
export function Step({ number, title, className, children }: StepProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(styles.step, className)}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
