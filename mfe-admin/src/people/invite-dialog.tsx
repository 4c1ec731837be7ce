import { useMessages, useOutletContext } from '@stampa/platform'
import type { ReactElement } from 'react'
import { SelectInput, TextInput } from '../shared/form/fields.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { NewDialog } from '../shared/form/new-dialog.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { mayGrant } from '../shared/permissions.tsx'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import {
  type Invitation,
  type InvitationOutcome,
  invitationRules,
  type PeopleData,
} from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { useRoleOptions } from './role-name.ts'

const empty: Invitation = { email: '', role: '' }

export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const { roles } = useOutletContext<PeopleData>()
  const options = useRoleOptions(roles.filter(({ permissions }) => mayGrant(permissions)))
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
      <SelectInput
        control={form.control}
        label={texts.role}
        name="role"
        options={[{ value: '', label: texts.chooseRole }, ...options]}
        required
      />
    </NewDialog>
  )
}
