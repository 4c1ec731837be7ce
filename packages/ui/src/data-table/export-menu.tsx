import { Menu as Base } from '@base-ui/react/menu'
import { useMessages } from '@stampa/platform'
import { type SheetFormat, sheetFormats } from '@stampa/rules/sheet'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { DownloadIcon } from '../icon/icons.tsx'
import { tableMessages } from './table.messages.ts'
import styles from './table-menu.module.css'

interface ExportProps {
  onExport: (format: SheetFormat) => void
}

/** Button with a menu of the formats of an exported list. */
export function ExportMenu({ onExport }: ExportProps): ReactElement {
  const texts = useMessages(tableMessages)
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        render={
          <Button variant="quiet" icon={<DownloadIcon />}>
            {texts.export}
          </Button>
        }
      />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            <ExportItems onExport={onExport} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The formats of an exported list, in a menu. */
export function ExportItems({ onExport }: ExportProps): ReactElement {
  const texts = useMessages(tableMessages)
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{texts.export}</Base.GroupLabel>
      {sheetFormats.map(format => (
        <Base.Item key={format} onClick={() => onExport(format)} className={styles.item}>
          {texts.exportFormats[format]}
        </Base.Item>
      ))}
    </Base.Group>
  )
}
