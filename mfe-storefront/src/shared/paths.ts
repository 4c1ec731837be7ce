/** Addresses of the pages of single records. */

import { pageQuery } from '@stampa/platform'

interface Slugged {
  slug: string
}

/** @example productPath({ slug: 'koupa' }) // '/products/koupa' */
export function productPath({ slug }: Slugged): string {
  return `/products/${slug}`
}

/** Address of the order form with this product selected. */
export function orderPath({ _id }: { _id: string }): string {
  return `/custom-order${pageQuery('', { product: _id })}`
}

export function categoryPath({ slug }: Slugged): string {
  return `/products/category/${slug}`
}

export function postPath({ slug }: Slugged): string {
  return `/blog/${slug}`
}
