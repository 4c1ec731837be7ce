/** Addresses of the pages that single records have. */

interface Slugged {
  slug: string
}

/** @example productPath({ slug: 'koupa' }) // '/products/koupa' */
export function productPath({ slug }: Slugged): string {
  return `/products/${slug}`
}

/** Where a product is ordered: the order form, with this one chosen. */
export function orderPath({ _id }: { _id: string }): string {
  return `/custom-order?${orderedProduct}=${_id}`
}

/** The query parameter that {@link orderPath} names the product by. */
export const orderedProduct = 'product'

export function categoryPath({ slug }: Slugged): string {
  return `/products/category/${slug}`
}

export function postPath({ slug }: Slugged): string {
  return `/blog/${slug}`
}
