import { hasPermission, useLocation } from '@stampa/platform'
import type { Permission, Section, Verb } from '@stampa/rules/permissions'
import type { ReactNode } from 'react'

const sections: readonly [path: string, section: Section | undefined][] = [
  ['/admin/login', undefined],
  ['/admin/set-password', undefined],
  ['/admin/forgot-password', undefined],
  ['/admin/password', undefined],
  ['/admin/sessions', undefined],
  ['/admin/custom-orders', 'orders'],
  ['/admin/contact', 'orders'],
  ['/admin/mails', 'orders'],
  ['/admin/offers', 'offers'],
  ['/admin/design-studio', 'studio'],
  ['/admin/analytics', 'analytics'],
  ['/admin/assets', 'company'],
  ['/admin/people', 'people'],
  ['/admin/audit', 'audit'],
]

/** Returns the section of a screen; content types have the rest. Undefined for a screen of every administrator. */
function sectionOf(path: string): Section | undefined {
  if (path === '/admin') return undefined
  const found = sections.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found ? found[1] : 'content'
}

/** Returns the permission that a screen or form requires, if any. The settings are one form, with nothing to read. */
export function permissionFor(path: string): Permission | undefined {
  const section = sectionOf(path)
  const isForm = path.endsWith('/new') || section === 'company'
  return section && `${section}:${isForm ? 'write' : 'read'}`
}

/** Returns whether the administrator may open a screen or form. The services decide; this hides what they refuse. */
export function mayOpen(path: string): boolean {
  const permission = permissionFor(path)
  return permission === undefined || hasPermission(permission)
}

/** Returns a function that says whether the administrator may do something on the shown screen. */
export function useMay(): (verb: Verb) => boolean {
  const section = sectionOf(useLocation().pathname)
  return verb => section === undefined || hasPermission(`${section}:${verb}`)
}

/** Shows its content to administrators who may do something on the shown screen. */
export function Allowed({ to, children }: { to: Verb; children: ReactNode }): ReactNode {
  return useMay()(to) && children
}
