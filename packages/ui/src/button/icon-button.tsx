import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './button.module.css'
import { Button, type ButtonLinkProps, type ButtonProps } from './button.tsx'

type Unused = 'size' | 'icon' | 'wide' | 'children' | 'title' | 'aria-label'

export type IconButtonProps = {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactElement
  size?: 'small' | 'medium'
} & (Omit<ButtonProps, Unused | 'loading'> | Omit<ButtonLinkProps, Unused>)

/** A button, or with `render` a link, that shows only an icon. `quiet` by default. */
export function IconButton({ label, icon, className, ...button }: IconButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      {...button}
      title={label}
      aria-label={label}
      className={cx(styles.square, className)}
    >
      {icon}
    </Button>
  )
}
