import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CopyField } from '@stampa/ui/field/copy-field.tsx'
import type { ReactElement } from 'react'
import styles from './form/form.module.css'
import { sharedMessages } from './shared.messages.ts'

interface SecretDialogProps {
  title: string
  note: string
  /** Labels and values to copy. */
  facts: readonly (readonly [label: string, value: string])[]
  onClose: () => void
}

/** Shows a secret once, right after it came into being. */
export function SecretDialog({ title, note, facts, onClose }: SecretDialogProps): ReactElement {
  const { close } = useMessages(sharedMessages)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <p role="status">{note}</p>
      <div className={styles.secret}>
        {facts.map(([label, value]) => (
          <CopyField key={label} label={label} value={value} />
        ))}
      </div>
    </Dialog>
  )
}
