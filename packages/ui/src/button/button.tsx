import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { fillSlot, type Slot } from '../slot.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

interface ButtonLook {
  /** One `primary` per screen; `danger` for what cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Decorative, before the text. */
  icon?: ReactElement
  /** Takes the width of its container. */
  wide?: boolean
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * The action is running: assistive technology reads the button as busy; it keeps its focus and ignores clicks and
   * implicit submission. The children name the state ('Saving...').
   */
  loading?: boolean
  render?: never
}

export interface ButtonLinkProps
  extends ButtonLook,
    Pick<ComponentProps<'a'>, 'className' | 'title' | 'aria-label'> {
  render: Slot
  loading?: never
  onClick?: never
}

/** A button, or with `render` a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  wide,
  loading,
  render,
  onClick,
  children,
  ...control
}: ButtonProps | ButtonLinkProps): ReactElement {
  const look = [styles.button, styles[variant], styles[size], wide && styles.wide]
  const className = cx(...look, control.className)
  const content = (
    <>
      {loading ? <Spinner size="small" decorative /> : icon}
      {children}
    </>
  )
  if (render) return fillSlot(render, { ...control, className }, content)
  return (
    <button
      type="button"
      {...control}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      className={className}
      onClick={loading ? ignore : onClick}
    >
      {content}
    </button>
  )
}

/** Stops the click and with it the submission of a form, also by the Enter key. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
