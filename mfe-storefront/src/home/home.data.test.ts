import { expect, test } from 'vitest'
import { testimonialsOnHome } from './home.data.ts'

test('the home page shows at most 6 testimonials', () => {
  expect(testimonialsOnHome).toBe(6)
})
