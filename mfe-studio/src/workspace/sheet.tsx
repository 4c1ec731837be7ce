import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, ChevronUpIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Layers, layerMessages } from '../layers/layers.tsx'
import { propertyMessages } from '../properties/properties.messages.ts'
import { Properties } from '../properties/properties.tsx'
import { findingMessages } from './findings.messages.ts'
import styles from './sheet.module.css'
import type { Editing } from './use-editing.ts'

interface SheetProps {
  editing: Editing
  /** Number of print problems, which the closed sheet hides. */
  warnings?: number
  children?: ReactNode
}

/** Layers and properties: beside the canvas, on a phone in a sheet at the bottom that opens on request. */
export function Sheet({ editing, warnings = 0, children }: SheetProps): ReactElement {
  const { title } = useMessages(propertyMessages)
  const layers = useMessages(layerMessages)
  const { count } = useMessages(findingMessages)
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
          {warnings > 0 && <span className={styles.warnings}>{count(warnings)}</span>}
          {open ? <ChevronDownIcon /> : <ChevronUpIcon />}
        </button>
        <div id={id} className={styles.content}>
          <Layers editing={editing} />
          <Properties editing={editing} />
          {children}
        </div>
      </aside>
    </div>
  )
}
