import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog, type DialogProps } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import formStyles from './form.module.css'
import type { useSubmittedForm } from './use-submitted-form.ts'

interface NewDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** @default `title` */
  submitLabel?: string
  form: Pick<ReturnType<typeof useSubmittedForm>, 'errors' | 'isBusy'> & {
    element: ComponentProps<'form'>
  }
  /** The fields. */
  children: ReactNode
}

/** The dialog of a short form that makes something new, and keeps nothing that was typed. */
export function NewDialog(props: NewDialogProps): ReactElement {
  const { submitLabel = props.title, form, children, ...dialog } = props
  const { cancel } = useMessages(sharedMessages)
  const id = useId()
  return (
    <Dialog
      size="small"
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.element} id={id} className={formStyles.form}>
        <FormErrorSummary errors={form.errors} />
        {children}
      </form>
    </Dialog>
  )
}
