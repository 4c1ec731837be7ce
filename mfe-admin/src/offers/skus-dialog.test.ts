import { expect, test } from 'vitest'
import { overviewOf } from './skus-dialog.tsx'

test('counts SKUs and distinct vendors, and averages prices to the cent', () => {
  const skus = [
    { priceWithoutVAT: 0.1, vendor: 'Ίσις' },
    { priceWithoutVAT: 0.2, vendor: 'Ίσις ' },
    { priceWithoutVAT: 12.35, vendor: 'Νήμα' },
  ]
  expect(overviewOf(skus)).toEqual({ total: 3, average: 4.22, vendors: 2 })
})

test('returns an average of 0 without SKUs', () => {
  expect(overviewOf([])).toEqual({ total: 0, average: 0, vendors: 0 })
})
