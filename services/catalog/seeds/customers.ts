import { BRANDS, type Brand } from './brands.ts'
import { logoAlt, logoSheet } from './logo-sheet.ts'
import { clearPng } from './raster.ts'
import type { DemoCustomer } from './types.ts'

/** The wall of customers' logos. */
export function demoCustomers(): Promise<DemoCustomer[]> {
  const brands: readonly Brand[] = Object.values(BRANDS)
  return Promise.all(
    brands.map(async brand => ({
      name: brand.name,
      image: await clearPng(logoSheet(brand)),
      imageAlt: logoAlt(brand),
    })),
  )
}
