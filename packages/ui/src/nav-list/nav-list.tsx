import type { ReactElement } from 'react'
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
  label: string
  items: readonly NavListItem[]
}

export interface NavListProps {
  /** Names the landmark. */
  label: string
  groups: readonly NavListGroup[]
}

/** The navigation of the back office: groups of links that fold away. */
export function NavList({ label, groups }: NavListProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.nav}>
      {groups.map(group => (
        <details key={group.label} open>
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
