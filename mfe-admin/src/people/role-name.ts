import { useMessages } from '@stampa/platform'
import { useCallback } from 'react'
import type { Role } from './people.data.ts'
import { roleNames } from './people.messages.ts'

/** Returns a function that names a role: a built-in one in the language of the screen. */
export function useRoleName(): (role: Role) => string {
  const names: Partial<Record<string, string>> = useMessages(roleNames)
  return useCallback(({ _id, name, builtIn }) => (builtIn ? (names[_id] ?? name) : name), [names])
}

export function useRoleOptions(roles: readonly Role[]) {
  const nameOf = useRoleName()
  return roles.map(role => ({ value: role._id, label: nameOf(role) }))
}
