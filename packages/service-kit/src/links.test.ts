import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLinks, linkDays } from './links.ts'

const key = 'k'.repeat(32)
const links = createLinks(key)

test('opens the id of a token, for its purpose and with its key only', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      const token = links.token('order', id)
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(links.open('order', token)).toBe(id)
      expect(links.token('order', id)).toBe(token)
      expect(links.open('offer', token)).toBeUndefined()
      expect(createLinks(`${key}2`).open('order', token)).toBeUndefined()
    }),
  )
})

test('rejects a token that differs in one bit', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 32 * 8 - 1 }), (id, bit) => {
      const bytes = Buffer.from(links.token('order', id), 'base64url')
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(links.open('order', bytes.toString('base64url'))).toBeUndefined()
    }),
  )
})

test('rejects any other text', () => {
  fc.assert(fc.property(fc.string(), text => links.open('order', text) === undefined))
})

const day = 86_400_000
const id = '01a1f795-0000-7000-8000-000000000000'

/** Opens a token of a link's version, with a record of another version and age. */
function openRecord(version: number, linkVersion: number, age: number, done: boolean) {
  const row = { id, link_version: linkVersion, updated_at: new Date(Date.now() - age) }
  const token = links.token('order', id, version)
  const find = async (wanted: string) => (wanted === id ? row : undefined)
  return links.openRecord('order', token, find, () => done)
}

test('opens a record only with its latest link', async () => {
  const version = fc.nat({ max: 65_535 })
  await fc.assert(
    fc.asyncProperty(version, version, async (version, latest) => {
      expect(await openRecord(latest, latest, 0, false)).toMatchObject({ id })
      if (version !== latest) expect(await openRecord(version, latest, 0, false)).toBeUndefined()
    }),
  )
  const foreign = createLinks(`${key}2`).token('order', id, 1)
  const find = async () => ({ id, link_version: 1, updated_at: new Date() })
  expect(await links.openRecord('order', foreign, find, () => false)).toBeUndefined()
  const missing = async () => undefined
  const token = links.token('order', id)
  expect(await links.openRecord('order', token, missing, () => false)).toBeUndefined()
})

test.each([
  [linkDays.open, false],
  [linkDays.done, true],
])('opens a record for %i days after its last change (done: %s)', async (days, done) => {
  expect(await openRecord(0, 0, days * day - 60_000, done)).toMatchObject({ id })
  expect(await openRecord(0, 0, days * day, done)).toBeUndefined()
})
