/** Back-office specification, section 5; the first is the default. */
export const productCategories = [
  'tshirt',
  'hoodie',
  'mug',
  'phone-case',
  'tote-bag',
  'cap',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]
