import { RegistrationMark } from '@stampa/ui/registration-mark/registration-mark.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './section-header.module.css'

interface SectionHeaderProps {
  id: string
  title: string
  /** The way to more of the same. */
  children?: ReactNode
}

/** Headline of a section of the home page. */
export function SectionHeader({ id, title, children }: SectionHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <RegistrationMark className={styles.mark} />
      <h2 id={id}>{title}</h2>
      {children && <div className={styles.more}>{children}</div>}
    </header>
  )
}
