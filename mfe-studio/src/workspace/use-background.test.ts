import { expect, it } from 'vitest'
import { backgroundState } from './use-background.ts'

it('distinguishes a missing product, a missing picture, loading, a failure and a shown picture', () => {
  expect(backgroundState(undefined)).toBe('selectFirst')
  expect(backgroundState(null)).toBe('noImage')
  expect(backgroundState('/a')).toBe('loadingImage')
  expect(backgroundState('/a', '/another')).toBe('loadingImage')
  expect(backgroundState('/a', undefined, '/another')).toBe('loadingImage')
  expect(backgroundState('/a', undefined, '/a')).toBe('imageFailed')
  expect(backgroundState('/a', '/a', '/a')).toBe('shown')
})
