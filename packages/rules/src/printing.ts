/** Print areas of a custom order (public site specification, section 5). */
export const orderPrintAreas = ['Κέντρο', 'Στήθος', 'Πλάτη', 'Αλλού'] as const

/** Categories of studio products (back-office specification, section 5); the first is the default. */
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

/** Millimetres: smallest and largest width and height of a studio product's print area. */
export const printAreaMm = { min: 10, max: 2000 } as const
