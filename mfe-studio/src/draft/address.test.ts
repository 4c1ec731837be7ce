import { expect, it } from 'vitest'
import { withoutDesign } from './address.ts'

it.each([
  ['', ''],
  ['?lang=el', '?lang=el'],
  ['?utm_source=a%20b', '?utm_source=a%20b'],
  ['?draft=K7x', ''],
  ['?order=1&mockup=0&view', ''],
  ['?draft=K7x&lang=el', '?lang=el'],
])('takes the design out of %s and leaves the rest', (search, rest) => {
  expect(withoutDesign(search)).toBe(rest)
})
