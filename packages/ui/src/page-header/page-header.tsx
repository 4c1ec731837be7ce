import type { ReactElement, ReactNode } from 'react'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: string
  /** A sentence below the title. */
  description?: ReactNode
  action?: ReactNode
}

/** Headline of a back-office page. */
export function PageHeader({ title, description, action }: PageHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  )
}
