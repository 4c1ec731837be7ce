import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type ReactElement } from 'react'
import { cx } from '../cx.ts'
import type { Slot } from '../slot.ts'
import styles from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactElement
  /** Deletes or discards something; set apart from the rest. */
  danger?: boolean
  disabled?: boolean
} & ({ onSelect: () => void; link?: never } | { link: Slot; onSelect?: never })

export interface MenuProps {
  /** The button that opens it: a `<Button>` or an `<IconButton>`. */
  trigger: ReactElement
  items: readonly MenuItem[]
}

/** Actions behind a button. */
export function Menu({ trigger, items }: MenuProps): ReactElement {
  const firstDanger = items.findIndex(item => item.danger)
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            {items.map((item, index) => (
              <Fragment key={item.label}>
                {index > 0 && index === firstDanger && (
                  <Base.Separator className={styles.separator} />
                )}
                <Item item={item} />
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Item({ item }: { item: MenuItem }): ReactElement {
  const className = cx(styles.item, item.danger && styles.danger)
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.link) {
    return (
      <Base.LinkItem render={item.link} label={item.label} className={className} closeOnClick>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item
      label={item.label}
      disabled={item.disabled}
      onClick={item.onSelect}
      className={className}
    >
      {content}
    </Base.Item>
  )
}
