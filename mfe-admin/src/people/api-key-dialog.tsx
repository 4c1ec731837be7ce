import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { SelectInput, TextInput } from '../shared/form/fields.tsx'
import { NewDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { type KeyOutcome, type KeyValues, keyRules } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { RoleInput } from './role-input.tsx'

const empty: KeyValues = { name: '', role: '', days: '90' }

const choices = [30, 90, 365]

/** The form of a new key; afterwards the key with its secret. */
export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const close = useCloseForm({ id: 'people' })
  const form = useSubmittedForm<KeyValues, KeyOutcome>(empty, keyRules)
  const created = form.outcome?.ok ? form.outcome.key : undefined
  if (created) {
    return (
      <SecretDialog
        title={texts.keyCreated}
        note={texts.secretNote}
        facts={[
          [texts.clientId, created._id],
          [texts.clientSecret, created.secret],
        ]}
        onClose={close}
      />
    )
  }
  return (
    <NewDialog title={texts.addKey} description={texts.keysNote} form={form} onClose={close}>
      <TextInput
        control={form.control}
        label={texts.keyName}
        name="name"
        autoComplete="off"
        required
      />
      <RoleInput control={form.control} />
      <SelectInput
        control={form.control}
        label={texts.valid}
        name="days"
        options={choices.map(days => ({ value: `${days}`, label: texts.days(days) }))}
        required
      />
    </NewDialog>
  )
}
