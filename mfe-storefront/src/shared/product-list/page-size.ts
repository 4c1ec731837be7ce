/** Products on a page of a list. */
export const productsPageSize = 8
