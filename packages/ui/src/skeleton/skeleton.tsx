import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` is a line of text, `title` a line of a headline, `block` fills its container. */
  shape?: 'text' | 'title' | 'block'
  /** Share of the width. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short'
  className?: string | undefined
}

/**
 * Placeholder of content that is loading, in its final size so that the layout does not shift. Hidden from assistive
 * technology: the region has a `<Spinner>` or `aria-busy`.
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
