import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { fillSlot, type Slot } from '../slot.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** One `primary` per screen; `danger` for what cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Decorative, before the text. */
  icon?: ReactElement
  /** As wide as what it stands in. */
  wide?: boolean
  children: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * Work is under way: the button says so to assistive technology, keeps its focus and ignores
   * clicks and implicit submission. Give the text of the moment as children ('Saving...').
   */
  loading?: boolean
  render?: never
}

export interface ButtonLinkProps extends ButtonLook {
  /** The link that looks like this button. */
  render: Slot
}

/** A button, or with `render` a link that looks like one. */
export function Button(props: ButtonProps | ButtonLinkProps): ReactElement {
  if (props.render) {
    return fillSlot(props.render, { className: look(props) }, content(props, false))
  }
  const { variant, size, icon, wide, loading = false, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      className={cx(look(props), className)}
      onClick={loading ? ignore : onClick}
    >
      {content(props, loading)}
    </button>
  )
}

/** Stops the click and with it the submission of a form, also the one by the Enter key. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function look({ variant = 'secondary', size = 'medium', wide }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide)
}

function content({ icon, children }: ButtonLook, loading: boolean): ReactNode {
  return (
    <>
      {loading ? <Spinner size="small" decorative /> : icon}
      {children}
    </>
  )
}
