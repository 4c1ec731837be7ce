import { useMessages, useOutletContext } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ReactElement, useId } from 'react'
import { SelectInput, TextInput } from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { mayGrant } from '../shared/permissions.tsx'
import { SecretDialog } from '../shared/secret-dialog.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type KeyOutcome, type KeyValues, keyRules, type PeopleData } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { useRoleOptions } from './role-name.ts'

const empty: KeyValues = { name: '', role: '', days: '90' }

const choices = [30, 90, 365]

/** The form of a new key; afterwards the key with its secret. */
export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const { roles } = useOutletContext<PeopleData>()
  const options = useRoleOptions(roles.filter(({ permissions }) => mayGrant(permissions)))
  const close = useCloseForm({ id: 'people' })
  const id = useId()
  const { control, isBusy, errors, element, outcome } = useSubmittedForm<KeyValues, KeyOutcome>(
    empty,
    keyRules,
  )
  const created = outcome?.ok ? outcome.key : undefined
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
    <Dialog
      size="small"
      title={texts.addKey}
      description={texts.keysNote}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{shared.cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={isBusy}>
            {texts.addKey}
          </Button>
        </>
      }
    >
      <form {...element} id={id} className={formStyles.form}>
        <FormErrorSummary errors={errors} />
        <TextInput
          control={control}
          label={texts.keyName}
          name="name"
          autoComplete="off"
          required
        />
        <SelectInput
          control={control}
          label={texts.role}
          name="role"
          options={[{ value: '', label: texts.chooseRole }, ...options]}
          required
        />
        <SelectInput
          control={control}
          label={texts.valid}
          name="days"
          options={choices.map(days => ({ value: `${days}`, label: texts.days(days) }))}
          required
        />
      </form>
    </Dialog>
  )
}
