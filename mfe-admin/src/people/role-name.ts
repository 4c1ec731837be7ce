import { useMessages } from '@stampa/platform'
import type { Role } from './people.data.ts'
import { roleNames } from './people.messages.ts'

/** Returns a function that names a role: a built-in one in the language of the screen. */
export function useRoleName(): (role: Role) => string {
  const names: Partial<Record<string, string>> = useMessages(roleNames)
  return ({ _id, name, builtIn }) => (builtIn ? (names[_id] ?? name) : name)
}

export function useRoleOptions(roles: readonly Role[]) {
  const nameOf = useRoleName()
  return roles.map(role => ({ value: role._id, label: nameOf(role) }))
}
