import { useLoaderData, useMessages, useOutletContext, useParams } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { CopyField } from '@stampa/ui/field/copy-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useState } from 'react'
import { EndAll, SessionList } from '../sessions/session-list.tsx'
import type { Session } from '../sessions/sessions.data.ts'
import { sessionsMessages } from '../sessions/sessions.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Allowed, mayGrant } from '../shared/permissions.tsx'
import {
  type InvitationOutcome,
  type PeopleData,
  type Person,
  peoplePath,
  type Role,
  statusTones,
} from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { useRoleOptions } from './role-input.tsx'

/** The role, account and sessions of a person, over the list of people. Each change is saved at once. */
export function Component(): ReactElement {
  const { people, roles } = useOutletContext<PeopleData>()
  const { id } = useParams()
  const texts = useMessages(peopleMessages)
  const close = useCloseForm({ id: 'people' })
  const person = people.find(({ _id }) => _id === id)
  return (
    <Dialog title={person?.email ?? texts.title} onClose={close}>
      {person ? (
        <div className={formStyles.form}>
          <RoleSelect person={person} roles={roles} />
          <Account person={person} />
          {person.hasSecondFactor && (
            <Allowed to="delete">
              <SecondFactor person={person} />
            </Allowed>
          )}
          <Sessions action={`${actionOf(person)}/sessions`} />
        </div>
      ) : (
        <EmptyState title={texts.missingPerson} />
      )}
    </Dialog>
  )
}

const actionOf = ({ _id }: Person) => `${peoplePath}/${_id}`

function RoleSelect({ person, roles }: { person: Person; roles: readonly Role[] }): ReactElement {
  const texts = useMessages(peopleMessages)
  const options = useRoleOptions(
    roles.filter(({ _id, permissions }) => _id === person.role || mayGrant(permissions)),
  )
  const { save, saving, fetcher } = useRowSave()
  return (
    <div>
      {fetcher}
      <SelectField
        label={texts.role}
        hint={texts.roleNote}
        options={options}
        value={person.role}
        disabled={saving}
        onChange={event =>
          save({ role: event.currentTarget.value }, { method: 'patch', action: actionOf(person) })
        }
      />
    </div>
  )
}

function Account({ person }: { person: Person }): ReactElement {
  const { status } = person
  const texts = useMessages(peopleMessages)
  const { save, saving, fetcher } = useRowSave()
  const action = actionOf(person)
  const isDisabled = status === 'disabled'
  return (
    <div className={styles.account}>
      {fetcher}
      <Badge tone={statusTones[status]}>{texts[status]}</Badge>
      {status === 'invited' && <InviteAgain person={person} />}
      <Button
        loading={saving}
        onClick={() => save({ disabled: isDisabled ? 'no' : 'yes' }, { method: 'patch', action })}
      >
        {isDisabled ? texts.enable : texts.disable}
      </Button>
    </div>
  )
}

function InviteAgain({ person }: { person: Person }): ReactElement {
  const { email, invitation } = person
  const texts = useMessages(peopleMessages)
  const { submit, isSaving, outcome, failure } = useSubmit<InvitationOutcome>()
  const link = outcome?.ok ? outcome.link : undefined
  return (
    <>
      {invitation && <p className={styles.note}>{texts.invitationStates[invitation]}</p>}
      <Button
        loading={isSaving}
        onClick={() => submit({ email }, { method: 'post', action: actionOf(person) })}
      >
        {texts.resend}
      </Button>
      <Failure text={failure} />
      {link !== undefined && (
        <div className={styles.link}>
          <CopyField label={texts.link} value={location.origin + link} />
          <p className={styles.note}>{texts.linkNote}</p>
        </div>
      )}
    </>
  )
}

function SecondFactor({ person }: { person: Person }): ReactElement {
  const texts = useMessages(peopleMessages)
  const { save, saving, fetcher } = useRowSave()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.account}>
      {fetcher}
      <Button loading={saving} onClick={() => setAsking(true)}>
        {texts.removeSecondFactor}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeSecondFactorOf(person.email)}
        confirmLabel={texts.removeSecondFactor}
        onConfirm={() => {
          setAsking(false)
          save({ secondFactor: 'remove' }, { method: 'post', action: actionOf(person) })
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.removeSecondFactorNote}
      </ConfirmDialog>
    </div>
  )
}

function Sessions({ action }: { action: string }): ReactElement {
  const sessions = useLoaderData<Session[]>()
  const texts = useMessages(sessionsMessages)
  return (
    <section>
      <div className={styles.rolesHeader}>
        <h3>{texts.title}</h3>
        {sessions.length > 1 && <EndAll label={texts.endAll} action={action} />}
      </div>
      <SessionList sessions={sessions} action={action} />
    </section>
  )
}
