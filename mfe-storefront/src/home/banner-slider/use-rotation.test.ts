import { expect, test } from 'vitest'
import { rotationInterval } from './use-rotation.ts'

test('a banner stays for 5 seconds', () => {
  expect(rotationInterval).toBe(5000)
})
