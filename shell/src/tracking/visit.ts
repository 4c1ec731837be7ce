/** Names of pages that their address does not spell. */
const names: Record<string, string> = {
  about: 'About Us',
  faq: 'FAQ',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
}

const titleCase = (segment: string) =>
  names[segment] ??
  segment.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase())

/**
 * The name by which a page is counted.
 *
 * @example pageName('/admin/our-work/new') // 'Admin - Our Work'
 */
export function pageName(path: string): string {
  const [, first, second] = path.split('/')
  if (!first) return 'Home'
  if (first === 'admin') return `Admin - ${titleCase(second || 'dashboard')}`
  if (!second) return titleCase(first)
  if (first === 'blog') return 'Blog Post'
  if (first === 'products') return second === 'category' ? 'Product Category' : 'Product Detail'
  return titleCase(first)
}

/** Whom a session is counted as; staff are told by where they are and what it looks like. */
export function userType(path: string, title: string, styledAsAdmin: boolean): 'admin' | 'user' {
  return path.includes('admin') || title.includes('Admin') || styledAsAdmin ? 'admin' : 'user'
}

/** RFC 9562: a UUID that grows with time, so that the event that it names is counted once. */
export function uuidv7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** Without what follows in addresses that are a secret between the shop and whoever was given them. */
export function withoutSecret(url: string): string {
  return url.replace(/\/(order-status|offer(?:-link)?|analytics\/share)\/.*/, '/$1')
}
