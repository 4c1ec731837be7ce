import { expect, test } from 'vitest'
import { testimonialsOnHome } from './home.data.ts'

test('shows at most 6 testimonials on the home page', () => {
  expect(testimonialsOnHome).toBe(6)
})
