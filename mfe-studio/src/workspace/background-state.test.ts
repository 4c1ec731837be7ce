import { expect, it } from 'vitest'
import { backgroundState } from './background-state.ts'

const none = { chosen: true, address: '/a', shown: undefined, failed: undefined }

it('asks for a product, misses a picture, waits for it, or says that it did not come', () => {
  expect(backgroundState({ ...none, chosen: false, address: undefined })).toBe('none-chosen')
  expect(backgroundState({ ...none, address: null })).toBe('no-image')
  expect(backgroundState(none)).toBe('loading')
  expect(backgroundState({ ...none, shown: '/another' })).toBe('loading')
  expect(backgroundState({ ...none, failed: '/another' })).toBe('loading')
  expect(backgroundState({ ...none, failed: '/a' })).toBe('failed')
  expect(backgroundState({ ...none, shown: '/a', failed: '/a' })).toBe('shown')
})
