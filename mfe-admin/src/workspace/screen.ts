/**
 * The screen that an address belongs to: a form belongs to its list.
 *
 * @example screenOf('/admin/products/edit/1') // '/admin/products'
 */
export function screenOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
