import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { TextInput } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { type Invitation, invitationRules } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { RoleInput } from './role-input.tsx'

const empty: Invitation = { email: '', role: '' }

export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const close = useCloseForm({ id: 'people' })
  const form = useSubmittedForm(empty, invitationRules)
  return (
    <NewDialog
      title={texts.inviteTitle}
      description={texts.inviteNote}
      submitLabel={texts.send}
      form={form}
      onClose={close}
    >
      <TextInput
        control={form.control}
        label={texts.email}
        name="email"
        type="email"
        autoComplete="off"
        required
      />
      <RoleInput control={form.control} />
    </NewDialog>
  )
}
