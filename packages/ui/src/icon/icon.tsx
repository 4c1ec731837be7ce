import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** @default 'medium', 1.25 times the text around it */
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/** An icon of the set in icons.tsx: a component, so that only the icons in use are bundled. */
export type IconComponent = (props: IconProps) => ReactElement

interface IconShape extends IconProps {
  /** Outline on a grid of 24, drawn with a line of 1.75. */
  d: string
  /** Filled instead of drawn: marks of other companies and transport symbols. */
  solid?: boolean
}

/** The frame of every icon. Decorative always: the control around it carries the label. */
export function Icon({ d, solid, size = 'medium', className }: IconShape): ReactElement {
  const look = cx(styles.icon, styles[size], solid ? styles.solid : styles.outline, className)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={look}>
      <path d={d} />
    </svg>
  )
}
