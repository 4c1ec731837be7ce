import { useMessages } from '@stampa/platform'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './bar.module.css'
import { findingMessages } from './findings.messages.ts'
import { ColorIcon, LayersIcon, ShirtIcon } from './icons.tsx'
import { type SheetName, type Sheets, sheetMessages } from './sheet.tsx'

const icons = {
  product: <ShirtIcon />,
  color: <ColorIcon />,
  add: <PlusIcon />,
  layers: <LayersIcon />,
}

interface BarProps {
  sheets: Sheets
  names: readonly (SheetName & keyof typeof icons)[]
  /** Number of print problems, which the closed sheet hides. */
  warnings?: number
  /** Price and button to save. */
  children?: ReactNode
}

/** Below the stage; on a small screen with the buttons of the sheets, at the bottom of the screen. */
export function Bar({ sheets, names, warnings = 0, children }: BarProps): ReactElement {
  const texts = useMessages(sheetMessages)
  const { count } = useMessages(findingMessages)
  return (
    <div className={styles.bar}>
      {children && <div className={styles.save}>{children}</div>}
      <div className={styles.tabs}>
        {names.map(name => (
          <button key={name} type="button" {...sheets.button(name)} className={styles.tab}>
            {icons[name]}
            {texts[name]}
            {name === 'layers' && warnings > 0 && (
              <span className={styles.warnings} title={count(warnings)}>
                {warnings}
                <VisuallyHidden>{count(warnings).replace(/^\d+/, '')}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
