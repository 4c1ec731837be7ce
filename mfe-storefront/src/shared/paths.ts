/** Addresses of the pages that single records have. */

interface Slugged {
  slug: string
}

/** @example productPath({ slug: 'koupa' }) // '/products/koupa' */
export function productPath({ slug }: Slugged): string {
  return `/products/${slug}`
}

export function categoryPath({ slug }: Slugged): string {
  return `/products/category/${slug}`
}

export function postPath({ slug }: Slugged): string {
  return `/blog/${slug}`
}
