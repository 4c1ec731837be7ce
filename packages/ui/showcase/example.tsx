import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from '../src/cx.ts'
import styles from './app.module.css'

interface ExampleProps {
  title: string
  /** Side by side, one below the other, or in columns of equal width. @default 'row' */
  layout?: 'row' | 'stack' | 'columns'
  children: ReactNode
}

export function Example({ title, layout = 'row', children }: ExampleProps): ReactElement {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{title}</h3>
      <div className={cx(styles.states, styles[layout])}>{children}</div>
    </div>
  )
}

/** Replaces an app's router link; leads to the top of the page. */
export function SampleLink({ children, ...props }: ComponentProps<'a'>): ReactElement {
  return (
    <a href="#top" {...props}>
      {children}
    </a>
  )
}
