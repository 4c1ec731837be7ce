import { useMessages, useOutletContext } from '@stampa/platform'
import type { ReactElement } from 'react'
import { SelectInput, TextInput } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { mayGrant } from '../shared/permissions.tsx'
import { type Invitation, invitationRules, type PeopleData } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { useRoleOptions } from './role-name.ts'

const empty: Invitation = { email: '', role: '' }

export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const { roles } = useOutletContext<PeopleData>()
  const options = useRoleOptions(roles.filter(({ permissions }) => mayGrant(permissions)))
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
