import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { TextInput } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { type Invitation, type InvitationOutcome, invitationRules } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { RoleInput } from './role-input.tsx'

const empty: Invitation = { email: '', role: '' }

export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const close = useCloseForm({ id: 'people' })
  const form = useSubmittedForm<Invitation, InvitationOutcome>(empty, invitationRules)
  const link = form.outcome?.ok ? form.outcome.link : undefined
  if (link !== undefined) {
    return (
      <SecretDialog
        title={texts.invitationLink}
        note={texts.linkNote}
        facts={[[texts.link, location.origin + link]]}
        onClose={close}
      />
    )
  }
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
