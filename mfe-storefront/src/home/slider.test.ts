import { expect, test } from 'vitest'
import { rotationInterval } from './slider.tsx'

test('rotates the banners every 5 seconds', () => {
  expect(rotationInterval).toBe(5000)
})
