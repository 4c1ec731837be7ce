import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement, ReactNode } from 'react'
import { ControlStrip } from '../control-strip/control-strip.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  children: ReactNode
  className?: string | undefined
}

/** Frame that looks like a printed sheet: crop marks at the corners, a colour control strip at the edge. */
export function Sheet({ children, className }: SheetProps): ReactElement {
  return (
    <div className={cx(styles.sheet, className)}>
      <div className={styles.print}>{children}</div>
      <span className={styles.strip}>
        <ControlStrip />
      </span>
    </div>
  )
}
