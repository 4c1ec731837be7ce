import { useMessages, useOutletContext } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useCallback } from 'react'
import { useTextField } from '../shared/form/fields.tsx'
import { mayGrant } from '../shared/permissions.tsx'
import type { PeopleData, Role } from './people.data.ts'
import { peopleMessages, roleNames } from './people.messages.ts'

/** Returns a function that names a role: a built-in one in the language of the screen. */
export function useRoleName(): (role: Role) => string {
  const names: Partial<Record<string, string>> = useMessages(roleNames)
  return useCallback(({ _id, name, builtIn }) => (builtIn ? (names[_id] ?? name) : name), [names])
}

/** Chooses one of the roles that the administrator may give. */
export function RoleInput({ control }: { control: object }): ReactElement {
  const texts = useMessages(peopleMessages)
  const { roles } = useOutletContext<PeopleData>()
  const options = useRoleOptions(roles.filter(({ permissions }) => mayGrant(permissions)))
  return (
    <SelectField
      {...useTextField(control, 'role')}
      label={texts.role}
      name="role"
      options={[{ value: '', label: texts.chooseRole }, ...options]}
      required
    />
  )
}

export function useRoleOptions(roles: readonly Role[]) {
  const nameOf = useRoleName()
  return roles.map(role => ({ value: role._id, label: nameOf(role) }))
}
