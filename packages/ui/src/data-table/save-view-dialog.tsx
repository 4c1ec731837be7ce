import { useMessages } from '@stampa/platform'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../field/text-field.tsx'
import { tableMessages } from './table.messages.ts'

interface SaveViewDialogProps {
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks what a view shall be called. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps): ReactElement {
  const texts = useMessages(tableMessages)
  const form = useId()
  const [refused, setRefused] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) onSave(name)
    else setRefused(true)
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.saveViewTitle}
      description={texts.saveViewHint}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={texts.viewName}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          error={refused ? texts.viewNameRequired : undefined}
        />
      </form>
    </Dialog>
  )
}
