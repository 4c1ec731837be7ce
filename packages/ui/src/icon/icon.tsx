import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** @default 'medium', 1.25 times the font size of the text around it */
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

export type IconComponent = (props: IconProps) => ReactElement

interface IconShape extends IconProps {
  /** Path on a grid of 24, drawn with a line of 1.75. */
  d: string
  /** Fills the path in place of drawing it: marks of other companies and transport symbols. */
  solid?: boolean
}

/** The SVG of every icon. Always decorative: the control around it has the label. */
export function Icon({ d, solid, size = 'medium', className }: IconShape): ReactElement {
  const look = cx(styles.icon, styles[size], solid ? styles.solid : styles.outline, className)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={look}>
      <path d={d} />
    </svg>
  )
}

export function icon(d: string): IconComponent {
  return props => <Icon {...props} d={d} />
}

export function solidIcon(d: string): IconComponent {
  return props => <Icon {...props} d={d} solid />
}
