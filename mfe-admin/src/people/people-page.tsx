import { Outlet, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PencilIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useCallback, useId, useMemo, useState } from 'react'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail } from '../shared/list/field-column.ts'
import { AddButton } from '../shared/list/list-buttons.tsx'
import { RecordTable } from '../shared/list/record-table.tsx'
import { useListView } from '../shared/list/use-list-view.tsx'
import { Narrow } from '../shared/narrow.tsx'
import { Allowed, mayGrant, useMay } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog } from '../shared/trash/record-dialogs.tsx'
import { useFormats } from '../shared/use-formats.ts'
import {
  type ApiKey,
  type PeopleData,
  type Person,
  peoplePath,
  type Role,
  statusTones,
} from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { useRoleName } from './role-input.tsx'

const nameOf = ({ email }: Person) => email

export function Component(): ReactElement {
  const data = useLoaderData<PeopleData>()
  const { people, roles } = data
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const { dateTime } = useFormats()
  const mayWrite = useMay()('write')
  const { view, setView } = useListView()
  const mayCover = useCallback(
    ({ role }: Person) => mayGrant(roles.find(({ _id }) => _id === role)?.permissions ?? []),
    [roles],
  )
  const roleName = useRoleName()
  const roleOf = useCallback(
    ({ role }: Person) => roles.filter(({ _id }) => _id === role).map(roleName)[0],
    [roles, roleName],
  )
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        id: 'email',
        header: texts.email,
        rowHeader: true,
        width: 'wide',
        cell: person => (
          <div className={styles.person}>
            {person.email}
            <Narrow>
              <span className={styles.note}>{roleOf(person)}</span>
            </Narrow>
          </div>
        ),
        sortBy: ({ email }) => email,
      },
      {
        id: 'role',
        header: texts.role,
        ...detail,
        cell: roleOf,
        sortBy: roleOf,
      },
      {
        id: 'status',
        header: texts.status,
        width: 'fit',
        cell: ({ status, invitation }) => (
          <div className={styles.person}>
            <Badge tone={statusTones[status]}>{texts[status]}</Badge>
            {invitation && invitation !== 'sent' && (
              <span className={styles.note}>{texts.invitationStates[invitation]}</span>
            )}
          </div>
        ),
        sortBy: ({ status }) => status,
      },
      {
        id: 'lastSignInAt',
        header: texts.lastSignIn,
        ...detail,
        cell: ({ lastSignInAt, status }) => {
          if (lastSignInAt) return dateTime(lastSignInAt)
          return status === 'invited' ? texts.never : texts.notLately
        },
        sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
      },
    ],
    [texts, dateTime, roleOf],
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={<AddButton path={`${peoplePath}/new`}>{texts.invite}</AddButton>}
      />
      <RecordTable
        label={texts.title}
        searchLabel={texts.search}
        columns={columns}
        rows={people}
        rowActions={person =>
          mayWrite &&
          mayCover(person) && (
            <IconButton
              label={shared.edit(person.email)}
              icon={<PencilIcon />}
              render={<FormLink path={`${peoplePath}/${person._id}`} />}
            />
          )
        }
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
      <ApiKeys keys={data.keys} roles={roles} />
      <Outlet context={data} />
      <PasswordPrompt />
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
        <AddButton variant="secondary" path={`${peoplePath}/roles/new`}>
          {texts.addRole}
        </AddButton>
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

/** The keys of programs, newest first. */
function ApiKeys({ keys, roles }: Pick<PeopleData, 'keys' | 'roles'>): ReactElement {
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const { date, dateTime } = useFormats()
  const nameOf = useRoleName()
  const heading = useId()
  const [deleting, setDeleting] = useState<ApiKey>()
  const [openedAt] = useState(Date.now)
  return (
    <section aria-labelledby={heading} className={styles.roles}>
      <div className={styles.rolesHeader}>
        <h2 id={heading}>{texts.keys}</h2>
        <Allowed to="write">
          <AddButton variant="secondary" path={`${peoplePath}/keys/new`}>
            {texts.addKey}
          </AddButton>
        </Allowed>
      </div>
      <p className={styles.note}>{texts.keysNote}</p>
      {keys.length === 0 && <p>{texts.noKeys}</p>}
      <ul className={styles.keys}>
        {keys.map(key => {
          const role = roles.find(({ _id }) => _id === key.role)
          const used = key.usedAt ? dateTime(key.usedAt) : texts.unused
          return (
            <li key={key._id} className={styles.key}>
              <div className={styles.person}>
                <strong>
                  {key.name}
                  {role && ` · ${nameOf(role)}`}
                </strong>
                <span className={styles.note}>{texts.keyDetails(date(key.expiresAt), used)}</span>
              </div>
              {Date.parse(key.expiresAt) < openedAt && (
                <Badge tone="warning">{texts.expired}</Badge>
              )}
              {mayGrant(role?.permissions ?? []) && (
                <Allowed to="delete">
                  <IconButton
                    label={`${shared.confirmDelete}: ${key.name}`}
                    icon={<TrashIcon />}
                    onClick={() => setDeleting(key)}
                  />
                </Allowed>
              )}
            </li>
          )
        })}
      </ul>
      {deleting && (
        <DeleteDialog
          action={`${peoplePath}/keys/${deleting._id}`}
          question={texts.deleteKey}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.name}. {texts.deleteKeyNote}
        </DeleteDialog>
      )}
    </section>
  )
}
