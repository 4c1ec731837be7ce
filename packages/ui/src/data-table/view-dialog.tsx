import { useMessages } from '@stampa/platform'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { CheckboxField } from '../field/choice-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { tableMessages } from './table.messages.ts'

interface ViewDialogProps {
  title: string
  /** Below the title. */
  hint?: string
  /** Name before the change. */
  name?: string
  /** Offers to share the view. */
  mayShare?: boolean
  /** Resolves to the error, if there is one. */
  onSave: (name: string, shared: boolean) => Promise<string | undefined>
  onClose: () => void
}

/** Asks for the name of a view, and whether it is for everyone. */
export function ViewDialog(props: ViewDialogProps): ReactElement {
  const { title, hint, name, mayShare = false, onSave, onClose } = props
  const texts = useMessages(tableMessages)
  const form = useId()
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = String(values.get('name')).trim()
    if (!name) return setError(texts.viewNameRequired)
    setSaving(true)
    const refusal = await onSave(name, values.has('shared'))
    setSaving(false)
    if (refusal === undefined) onClose()
    else setError(refusal)
  }
  return (
    <Dialog
      size="small"
      title={title}
      {...(hint !== undefined && { description: hint })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary" loading={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={texts.viewName}
          name="name"
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="off"
          error={error}
          onChange={() => setError(undefined)}
        />
        {mayShare && <CheckboxField label={texts.viewShared} name="shared" />}
      </form>
    </Dialog>
  )
}
