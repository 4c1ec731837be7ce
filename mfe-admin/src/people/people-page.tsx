import { Outlet, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useCallback, useId, useMemo, useState } from 'react'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { RecordTable } from '../shared/list/record-table.tsx'
import { useListView } from '../shared/list/use-list-view.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Allowed, mayGrant, useMay } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type PeopleData, type Person, peoplePath, type Role } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { useRoleName, useRoleOptions } from './role-name.ts'

const tones = { active: 'positive', invited: 'accent', disabled: 'neutral' } as const

const nameOf = ({ email }: Person) => email

export function Component(): ReactElement {
  const data = useLoaderData<PeopleData>()
  const { people, roles } = data
  const texts = useMessages(peopleMessages)
  const { dateTime } = useFormats()
  const mayWrite = useMay()('write')
  const { view, setView } = useListView()
  const mayCover = useCallback(
    ({ role }: Person) => mayGrant(roles.find(({ _id }) => _id === role)?.permissions ?? []),
    [roles],
  )
  const mayChange = (person: Person) => mayWrite && mayCover(person)
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        id: 'email',
        header: texts.email,
        rowHeader: true,
        width: 'wide',
        cell: ({ email }) => email,
        sortBy: ({ email }) => email,
      },
      {
        id: 'role',
        header: texts.role,
        cell: person => (
          <RoleSelect person={person} roles={roles} isFixed={!mayWrite || !mayCover(person)} />
        ),
      },
      {
        id: 'status',
        header: texts.status,
        width: 'fit',
        cell: ({ status }) => <Badge tone={tones[status]}>{texts[status]}</Badge>,
        sortBy: ({ status }) => status,
      },
      {
        id: 'lastSignInAt',
        header: texts.lastSignIn,
        width: 'fit',
        secondary: true,
        cell: ({ lastSignInAt }) => (lastSignInAt ? dateTime(lastSignInAt) : texts.never),
        sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
      },
    ],
    [texts, dateTime, roles, mayWrite, mayCover],
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={
          <Button
            variant="primary"
            icon={<PlusIcon />}
            render={<FormLink path={`${peoplePath}/new`} />}
          >
            {texts.invite}
          </Button>
        }
      />
      <RecordTable
        label={texts.title}
        searchLabel={texts.search}
        columns={columns}
        rows={people}
        rowActions={person => mayChange(person) && <PersonActions person={person} />}
        dialogs={{
          pathOf: id => `${peoplePath}/${id}`,
          nameOf,
          mayDelete: mayCover,
          deleteLabel: texts.deleteOf,
          question: texts.confirmDelete,
          consequencesOf: ({ email }) => `${email}. ${texts.deleteNote}`,
        }}
        view={view}
        onViewChange={setView}
        searchText={nameOf}
        empty={<EmptyState title={texts.empty} />}
      />
      <Roles roles={roles} />
      <Outlet context={data} />
      <PasswordPrompt />
    </>
  )
}

interface RoleSelectProps {
  person: Person
  roles: readonly Role[]
  isFixed: boolean
}

function RoleSelect({ person, roles, isFixed }: RoleSelectProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const options = useRoleOptions(
    roles.filter(({ _id, permissions }) => _id === person.role || mayGrant(permissions)),
  )
  const { save, saving, fetcher } = useRowSave()
  return (
    <>
      {fetcher}
      <SelectField
        label={texts.roleOf(person.email)}
        labelHidden
        options={options}
        value={person.role}
        disabled={saving || isFixed}
        onChange={event =>
          save(
            { role: event.currentTarget.value },
            { method: 'patch', action: `${peoplePath}/${person._id}` },
          )
        }
      />
    </>
  )
}

function PersonActions({ person }: { person: Person }): ReactElement {
  const { _id, email, status, hasSecondFactor } = person
  const texts = useMessages(peopleMessages)
  const { save, saving, fetcher } = useRowSave()
  const shared = useMessages(sharedMessages)
  const [isAsking, setAsking] = useState(false)
  const action = `${peoplePath}/${_id}`
  const isDisabled = status === 'disabled'
  return (
    <>
      {fetcher}
      {status === 'active' && (
        <Button size="small" render={<FormLink path={`${action}/sessions`} />}>
          {texts.sessions}
        </Button>
      )}
      {status === 'invited' && (
        <Button
          size="small"
          loading={saving}
          onClick={() => save({ email }, { method: 'post', action })}
        >
          {texts.resend}
        </Button>
      )}
      <Button
        size="small"
        loading={saving}
        onClick={() => save({ disabled: isDisabled ? 'no' : 'yes' }, { method: 'patch', action })}
      >
        {isDisabled ? texts.enable : texts.disable}
      </Button>
      {hasSecondFactor && (
        <Allowed to="delete">
          <Button size="small" loading={saving} onClick={() => setAsking(true)}>
            {texts.removeSecondFactor}
          </Button>
        </Allowed>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.removeSecondFactorOf(email)}
        confirmLabel={texts.removeSecondFactor}
        cancelLabel={shared.cancel}
        onConfirm={() => {
          setAsking(false)
          save({ secondFactor: 'remove' }, { method: 'post', action })
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.removeSecondFactorNote}
      </ConfirmDialog>
    </>
  )
}

function Roles({ roles }: { roles: readonly Role[] }): ReactElement {
  const texts = useMessages(peopleMessages)
  const roleName = useRoleName()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.roles}>
      <div className={styles.rolesHeader}>
        <h2 id={heading}>{texts.roles}</h2>
        <Button icon={<PlusIcon />} render={<FormLink path={`${peoplePath}/roles/new`} />}>
          {texts.addRole}
        </Button>
      </div>
      <p className={styles.note}>{texts.rolesNote}</p>
      <ul className={styles.roleList}>
        {roles.map(role => (
          <li key={role._id}>
            <Button render={<FormLink path={`${peoplePath}/roles/${role._id}`} />}>
              {`${roleName(role)} · ${texts.people(role.people)}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
