import type { ReactElement } from 'react'
import { parseStrings, useDeviceStore } from '../device/device-store.ts'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './nav-list.module.css'

export interface NavListItem {
  label: string
  /** A router's link; its `aria-current` marks the current page. */
  link: Slot
}

export interface NavListGroup {
  /** Key under which this device stores the folded state. */
  id: string
  label: string
  items: readonly NavListItem[]
}

export interface NavListProps {
  /** Accessible name of the landmark. */
  label: string
  groups: readonly NavListGroup[]
}

/** The navigation of the back office: groups of links, whose folded state this device stores. */
export function NavList({ label, groups }: NavListProps): ReactElement {
  const [closed, setClosed] = useDeviceStore('navigation.closed', parseStrings)
  return (
    <nav aria-label={label} className={styles.nav}>
      {groups.map(group => (
        <details
          key={group.id}
          open={!closed.includes(group.id)}
          onToggle={event => {
            const others = closed.filter(id => id !== group.id)
            const { open } = event.currentTarget
            if (open === closed.includes(group.id)) setClosed(open ? others : [...others, group.id])
          }}
        >
          <summary className={styles.heading}>
            {group.label}
            <ChevronDownIcon />
          </summary>
          <ul>
            {group.items.map(item => (
              <li key={item.label}>
                {fillSlot(item.link, { className: styles.item ?? '' }, item.label)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
