/**
 * Focuses the last button of the item after the one that a control is about to remove, or before it; without such an
 * item the control that adds one.
 *
 * @param items selector of the items, which are siblings
 */
export function focusNeighbour(control: Element, items: string): void {
  const item = control.closest(items)
  const neighbour = [item?.nextElementSibling, item?.previousElementSibling].find(other =>
    other?.matches(items),
  )
  const around = neighbour ?? item?.parentElement?.parentElement
  const controls = around?.querySelectorAll<HTMLElement>('button, input[type="file"]:not([hidden])')
  Array.from(controls ?? [])
    .findLast(other => !item?.contains(other))
    ?.focus()
}
