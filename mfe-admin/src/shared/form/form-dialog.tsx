import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog, type DialogProps } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement, ReactNode } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import styles from './form.module.css'
import { RecordForm } from './record-form.tsx'
import type { RecordFormState } from './use-record-form.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  form: RecordFormState
  /** Texts of the submit button. @default 'Save', 'Saving...' */
  submit?: readonly [idle: string, saving: string]
  /** Content at the other end of the footer. */
  aside?: ReactNode
  children: ReactNode
}

/** A record's form over its list. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, submit, aside, children, ...dialog } = props
  const shared = useMessages(sharedMessages)
  const [idle, saving] = submit ?? [shared.save, shared.saving]
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          {aside && <span className={styles.aside}>{aside}</span>}
          <Button onClick={dialog.onClose}>{shared.cancel}</Button>
          <Button type="submit" form={form.id} variant="primary" loading={form.saving}>
            {form.saving ? saving : idle}
          </Button>
        </>
      }
    >
      <RecordForm form={form}>{children}</RecordForm>
    </Dialog>
  )
}
