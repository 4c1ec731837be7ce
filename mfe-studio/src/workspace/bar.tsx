import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import { mockupMessages } from '../mockups/mockups.messages.ts'
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
  /** Number of saved items. */
  mockups?: number
  /** Shows the saved items. */
  onMockups?: () => void
  /** Price and button to save. */
  children?: ReactNode
}

/** Below the stage; on a small screen with the buttons of the sheets, at the bottom of the screen. */
export function Bar(props: BarProps): ReactElement {
  const { sheets, names, warnings = 0, mockups = 0, onMockups, children } = props
  const texts = useMessages(sheetMessages)
  const { title } = useMessages(mockupMessages)
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
        {mockups > 0 && (
          <button type="button" onClick={onMockups} className={cx(styles.tab, styles.mockups)}>
            <ChevronDownIcon />
            <span aria-hidden="true">{texts.mockups}</span>
            <VisuallyHidden>{title}</VisuallyHidden>
            <span className={styles.count}>{mockups}</span>
          </button>
        )}
      </div>
    </div>
  )
}
