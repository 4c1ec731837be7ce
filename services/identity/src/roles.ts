import { builtInRoles, type Scope } from '@stampa/rules/permissions'

/** The columns of a role that give its scope. */
export interface RoleScope {
  id: string
  /** Null for a built-in role. */
  permissions: string[] | null
}

/** Returns the permissions of a role; none for a built-in role of a later release. */
export function scopeOf({ id, permissions }: RoleScope): Scope {
  return permissions ?? new Map<string, Scope>(Object.entries(builtInRoles)).get(id) ?? []
}
