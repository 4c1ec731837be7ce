import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../cx.ts'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './button.module.css'

interface IconButtonLook {
  /** What it does, for everyone who does not see the icon; also its tooltip. */
  label: string
  icon: ReactElement
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

export type IconButtonProps = IconButtonLook &
  (
    | ({ render?: never } & Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'>)
    | { render: Slot }
  )

/** A button, or with `render` a link, whose only visible content is an icon. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant = 'quiet', size = 'medium', render, ...rest } = props
  const className = cx(styles.button, styles[variant], styles[size], styles.square)
  if (render) return fillSlot(render, { className, title: label, 'aria-label': label }, icon)
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cx(className, 'className' in rest && rest.className)}
    >
      {icon}
    </button>
  )
}
