import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, ChevronUpIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { layerMessages } from '../layers/layers.messages.ts'
import { propertyMessages } from '../properties/properties.messages.ts'
import styles from './sheet.module.css'

/** Beside the canvas; on a phone a sheet at the bottom, which comes up when it is asked for. */
export function Sheet({ children }: { children: ReactNode }): ReactElement {
  const { title } = useMessages(propertyMessages)
  const layers = useMessages(layerMessages)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.side}>
      <aside className={cx(styles.sheet, open && styles.open)}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={styles.handle}
        >
          {layers.title}, {title.toLocaleLowerCase()}
          {open ? <ChevronDownIcon /> : <ChevronUpIcon />}
        </button>
        <div id={id} className={styles.content}>
          {children}
        </div>
      </aside>
    </div>
  )
}
