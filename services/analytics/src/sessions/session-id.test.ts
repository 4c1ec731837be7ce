import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstIdAt, SessionIds, startOf, toPublic, toStored } from './session-id.ts'

const ids = new SessionIds('a key for tests that is long enough to be one')
const times = fc.integer({ min: 0, max: 2 ** 47 })

test('an id contains its start, and its stored form sorts by it', () => {
  fc.assert(
    fc.property(times, times, (a, b) => {
      const [first, second] = [ids.make(a), ids.make(b)].map(id => ids.read(id) ?? '')
      expect(startOf(first ?? '')).toBe(a)
      if (a !== b) expect((first ?? '') < (second ?? '')).toBe(a < b)
      expect((first ?? '') >= firstIdAt(a)).toBe(true)
      expect((first ?? '') < firstIdAt(a + 1)).toBe(true)
    }),
  )
})

test('converts between both forms without loss', () => {
  fc.assert(
    fc.property(times, time => {
      const id = ids.make(time)
      expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(toPublic(toStored(id))).toBe(id)
    }),
  )
})

test('refuses an id that is changed anywhere or made with another key', () => {
  const id = ids.make(Date.now())
  const hex = '0123456789abcdef'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35 }), fc.constantFrom(...hex), (place, digit) => {
      const changed = id.slice(0, place) + digit + id.slice(place + 1)
      expect(ids.read(changed) === undefined).toBe(changed !== id)
    }),
  )
  expect(new SessionIds('another key that is long enough to be one').read(id)).toBeUndefined()
  for (const text of ['', 'x', id.toUpperCase(), ` ${id}`, `${id}\n`]) {
    if (text !== id) expect(ids.read(text), text).toBeUndefined()
  }
})
