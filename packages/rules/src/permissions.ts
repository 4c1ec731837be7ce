/** Parts of the back office that permissions name. */
export const sections = [
  'content',
  'company',
  'clients',
  'orders',
  'offers',
  'studio',
  'analytics',
  'people',
  'audit',
] as const

export const verbs = ['read', 'write', 'delete'] as const

export type Section = (typeof sections)[number]

export type Verb = (typeof verbs)[number]

/** A verb in a section, such as `offers:write`. */
export type Permission = `${Section}:${Verb}`

/** The company's settings are one record, which cannot be deleted; the audit log is only read. */
const meaningless = ['company:delete', 'audit:write', 'audit:delete'] as const

export type RolePermission = Exclude<Permission, (typeof meaningless)[number]>

export const permissions: readonly RolePermission[] = sections
  .flatMap(section => verbs.map(verb => `${section}:${verb}` as const))
  .filter(
    (permission): permission is RolePermission => !meaningless.some(one => one === permission),
  )

/** Owners may do everything, also what a later release adds. */
export const everything = '*'

/** The permissions of a person; other words grant nothing. */
export type Scope = readonly string[]

const sectionsOfLists = new Map<string, Section>([
  ['orders', 'orders'],
  ['messages', 'orders'],
  ['jobs', 'orders'],
  ['offers', 'offers'],
  ['clients', 'clients'],
  ['design-orders', 'studio'],
  ['audit', 'audit'],
  ['about', 'content'],
  ['banners', 'content'],
  ['blog', 'content'],
  ['categories', 'content'],
  ['customers', 'content'],
  ['events', 'content'],
  ['faq', 'content'],
  ['media', 'content'],
  ['our-work', 'content'],
  ['products', 'content'],
  ['reviews', 'content'],
  ['size-charts', 'content'],
  ['synonyms', 'content'],
  ['testimonials', 'content'],
])

/** Names of the lists of the back office that have saved views. */
export const lists = [...sectionsOfLists.keys()]

/** Returns whether a scope allows the verb in the section of a list; nothing is allowed in an unknown list. */
export function allowsList(scope: Scope, list: string, verb: Verb): boolean {
  const section = sectionsOfLists.get(list)
  return section !== undefined && allows(scope, `${section}:${verb}`)
}

/**
 * Roles that every shop has and no one changes. Custom orders, contact messages and jobs are `orders`, SKUs
 * are `offers`.
 */
export const builtInRoles = {
  owner: [everything],
  content: [...all('content'), 'company:read', 'analytics:read'],
  sales: [
    ...['content:read', 'company:read', 'analytics:read', 'studio:read', 'studio:write'],
    ...all('clients'),
    ...all('orders'),
    ...all('offers'),
  ],
  production: [
    ...['content:read', 'company:read', 'orders:read', 'orders:write'],
    ...['studio:read', 'studio:write'],
  ],
  analyst: [...all('analytics'), 'content:read'],
} as const satisfies Record<string, Scope>

export type BuiltInRole = keyof typeof builtInRoles

function all<S extends Section>(section: S) {
  return verbs.map(verb => `${section}:${verb}` as const)
}

export function allows(scope: Scope, permission: Permission): boolean {
  return scope.includes(everything) || scope.includes(permission)
}

/** Returns whether a scope contains all of another: nobody grants what they do not have. */
export function covers(scope: Scope, other: Scope): boolean {
  return scope.includes(everything) || other.every(permission => scope.includes(permission))
}
