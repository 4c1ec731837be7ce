import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './container.module.css'

/** The centred column of the public pages: up to 1240 px, with the page's gutters. */
export function Container({ className, ...props }: ComponentProps<'div'>): ReactElement {
  return <div {...props} className={cx(styles.container, className)} />
}
