/** Addresses of the pages of single records. */

interface Slugged {
  slug: string
}

/** @example productPath({ slug: 'koupa' }) // '/products/koupa' */
export function productPath({ slug }: Slugged): string {
  return `/products/${slug}`
}

/** Query parameter of the order form that preselects a product by its id. */
export const orderedProduct = 'product'

/** Address of the order form with this product selected. */
export function orderPath({ _id }: { _id: string }): string {
  return `/custom-order?${orderedProduct}=${_id}`
}

export function categoryPath({ slug }: Slugged): string {
  return `/products/category/${slug}`
}

export function postPath({ slug }: Slugged): string {
  return `/blog/${slug}`
}
