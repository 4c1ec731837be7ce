import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SessionEvent } from '../storage/event.ts'
import { pack, unpack } from './packed-batch.ts'

const common = { session: fc.uuid(), at: fc.nat() }

const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({
    type: fc.constant('view' as const),
    ...common,
    event: fc.uuid(),
    path: fc.string({ unit: 'grapheme' }),
    title: fc.constantFrom('', 'Προϊόν', 'Home'),
    name: fc.constantFrom('', 'Home'),
  }),
  fc.record({ type: fc.constant('end' as const), ...common }),
  fc.record({ type: fc.constant('seen' as const), ...common, admin: fc.boolean() }),
)

test('what is read from Redis is what was written', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.array(event), (id, events) => {
      const kept = JSON.parse(JSON.stringify(pack({ id, events })))
      expect(unpack(kept)).toEqual({ id, events })
    }),
  )
})

test('what many views say is there once', () => {
  const view = { type: 'view', session: 's', path: '/', title: 'Home', name: 'Home' } as const
  const events = [1, 2, 3].map(at => ({ ...view, at, event: String(at) }))
  expect(pack({ id: 'b', events })).toEqual({
    id: 'b',
    texts: ['/', 'Home'],
    events: [
      ['s', 1, '1', 0, 1, 1],
      ['s', 2, '2', 0, 1, 1],
      ['s', 3, '3', 0, 1, 1],
    ],
  })
})
