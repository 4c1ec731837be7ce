/**
 * Page names that do not follow from the path. With a slash, which no member of objects has: `/constructor`
 * is a path, too.
 */
const names: Record<string, string> = {
  '/about': 'About Us',
  '/faq': 'FAQ',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
}

const titleCase = (segment: string) =>
  names[`/${segment}`] ??
  segment.replace(/-/g, ' ').replace(/\b[a-z]/g, letter => letter.toUpperCase())

/**
 * Returns the name that a page is counted under.
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

/** Returns the kind of visitor; administrators are recognised by path, title and frame. */
export function userType(path: string, title: string, styledAsAdmin: boolean): 'admin' | 'user' {
  return path.includes('admin') || title.includes('Admin') || styledAsAdmin ? 'admin' : 'user'
}

/** Returns a UUID of version 7 (RFC 9562), which is the event's idempotency key. */
export function uuidv7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
