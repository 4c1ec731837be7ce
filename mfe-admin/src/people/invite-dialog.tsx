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
import { sharedMessages } from '../shared/shared.messages.ts'
import { type Invitation, invitationRules, type PeopleData } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import { useRoleOptions } from './role-name.ts'

const empty: Invitation = { email: '', role: '' }

export function Component(): ReactElement {
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const { roles } = useOutletContext<PeopleData>()
  const options = useRoleOptions(roles.filter(({ permissions }) => mayGrant(permissions)))
  const close = useCloseForm({ id: 'people' })
  const id = useId()
  const { control, isBusy, errors, element } = useSubmittedForm(empty, invitationRules)
  return (
    <Dialog
      size="small"
      title={texts.inviteTitle}
      description={texts.inviteNote}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{shared.cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={isBusy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form {...element} id={id} className={formStyles.form}>
        <FormErrorSummary errors={errors} />
        <TextInput
          control={control}
          label={texts.email}
          name="email"
          type="email"
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
      </form>
    </Dialog>
  )
}
