import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './home.module.css'

interface SectionProps {
  title: string
  /** Control beside the headline. */
  more?: ReactNode
  children: ReactNode
}

export function Section({ title, more, children }: SectionProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <RegistrationMark className={styles.mark} />
        <h2 id={id}>{title}</h2>
        {more && <div className={styles.more}>{more}</div>}
      </header>
      {children}
    </section>
  )
}
