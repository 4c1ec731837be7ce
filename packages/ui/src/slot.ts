import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cx } from './cx.ts'

/**
 * An element that replaces a component's own, so that a button can be a router's link:
 * `<Button render={<Link to="/products" />}>Products</Button>`.
 */
export type Slot = ReactElement<HTMLAttributes<HTMLElement>>

/** Returns the slot's element with attributes and children added; its own attributes are kept. */
export function fillSlot(
  slot: Slot,
  attributes: HTMLAttributes<HTMLElement>,
  children: ReactNode,
): ReactElement {
  if (!isValidElement(slot)) throw new TypeError('`render` takes a single React element')
  return cloneElement(
    slot,
    { ...attributes, className: cx(attributes.className, slot.props.className) },
    children,
  )
}
