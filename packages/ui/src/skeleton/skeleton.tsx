import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` is a line of text, `title` a line of a headline, `block` fills what it stands in. */
  shape?: 'text' | 'title' | 'block'
  /** Share of the width. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short'
  className?: string | undefined
}

/**
 * A piece of a page that is still on its way, of the final size so that nothing jumps. Hidden from
 * assistive technology: put one `<Spinner>` or `aria-busy` on the region instead.
 */
export function Skeleton({
  shape = 'text',
  width = 'full',
  className,
}: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], styles[width], className)}
    />
  )
}
