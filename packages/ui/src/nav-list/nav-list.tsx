import type { ReactElement } from 'react'
import { useDeviceStore } from '../device/device-store.ts'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './nav-list.module.css'

export interface NavListItem {
  label: string
  /** A router's link; its `aria-current` marks the page that is open. */
  link: Slot
  icon?: ReactElement
}

export interface NavListGroup {
  /** By which this device knows that it is folded away. */
  id: string
  label: string
  items: readonly NavListItem[]
}

export interface NavListProps {
  /** Names the landmark. */
  label: string
  groups: readonly NavListGroup[]
}

/** The navigation of the back office: groups of links that fold away and stay so. */
export function NavList({ label, groups }: NavListProps): ReactElement {
  const [closed, setClosed] = useDeviceStore('navigation.closed', parse)
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
                {fillSlot(
                  item.link,
                  { className: styles.item ?? '' },
                  <>
                    {item.icon}
                    {item.label}
                  </>,
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function parse(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}
