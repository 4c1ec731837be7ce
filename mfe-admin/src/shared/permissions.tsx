import { hasPermission, Link, useLocation } from '@stampa/platform'
import type { Permission, Scope, Section, Verb } from '@stampa/rules/permissions'
import type { ComponentProps, ReactNode } from 'react'

const sections: readonly [path: string, section: Section | undefined][] = [
  ['/admin/login', undefined],
  ['/admin/set-password', undefined],
  ['/admin/forgot-password', undefined],
  ['/admin/password', undefined],
  ['/admin/sessions', undefined],
  ['/admin/custom-orders', 'orders'],
  ['/admin/production', 'orders'],
  ['/admin/contact', 'orders'],
  ['/admin/mails', 'orders'],
  ['/admin/mail-texts', 'orders'],
  ['/admin/clients', 'clients'],
  ['/admin/offers', 'offers'],
  ['/admin/design-studio', 'studio'],
  ['/admin/analytics', 'analytics'],
  ['/admin/assets', 'company'],
  ['/admin/people', 'people'],
  ['/admin/webhooks', 'people'],
  ['/admin/audit', 'audit'],
]

/** Returns the section of a screen; content types have the rest. Undefined for a screen of every administrator. */
function sectionOf(path: string): Section | undefined {
  if (path === '/admin') return undefined
  const found = sections.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found ? found[1] : 'content'
}

/** Ends of the addresses of forms, and of the trash, which has nothing but buttons that restore. */
const changing = /\/(?:new|edit|import|trash)$/

/** Returns the permission that a screen or form requires, if any. The settings are one form, with nothing to read. */
export function permissionFor(path: string): Permission | undefined {
  const section = sectionOf(path)
  const isForm = changing.test(path) || section === 'company'
  return section && `${section}:${isForm ? 'write' : 'read'}`
}

/** Returns whether the administrator may open a screen or form. The services decide; this hides what they refuse. */
export function mayOpen(path: string): boolean {
  const permission = permissionFor(path.replace(/\?.*/, ''))
  return permission === undefined || hasPermission(permission)
}

/** Returns a function that says whether the administrator may do something on the shown screen. */
export function useMay(): (verb: Verb) => boolean {
  const section = sectionOf(useLocation().pathname)
  return verb => section === undefined || hasPermission(`${section}:${verb}`)
}

/** Returns whether the administrator has all of these permissions, which changing somebody with them requires. */
export function mayGrant(permissions: Scope): boolean {
  return permissions.every(hasPermission)
}

/** Link to another section; its text only where that section is not permitted. */
export function SectionLink({
  to,
  children,
  ...link
}: ComponentProps<typeof Link> & { to: string }) {
  return mayOpen(to) ? (
    <Link {...link} to={to}>
      {children}
    </Link>
  ) : (
    children
  )
}

/** Shows its content to administrators who may do something on the shown screen. */
export function Allowed({ to, children }: { to: Verb; children: ReactNode }): ReactNode {
  return useMay()(to) && children
}
