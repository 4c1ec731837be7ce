import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterChoices } from './choices.ts'
import type { Choice, Publication } from './schema.ts'

const publication: Publication = {
  live: '1.0.2',
  previous: ['1.0.0', '1.0.1'],
  canary: { version: '1.0.3', share: 5 },
  last: { action: 'canary', by: 'anna@machine', at: '2026-11-20T10:00:00Z' },
}

const choice = (action: Choice['action'], version: string, share?: Choice['share']): Choice => ({
  action,
  version,
  by: 'watch',
  at: '2026-11-20T11:00:00Z',
  why: 'a test',
  ...(share && { share }),
})

test.each([
  ['no choice', [], { live: '1.0.2', canary: '1.0.3' }],
  ['a larger share', [choice('canary', '1.0.3', 25)], { live: '1.0.2', canary: '1.0.3' }],
  ['a canary that went live', [choice('live', '1.0.3')], { live: '1.0.3' }],
  ['a withdrawn canary', [choice('withdrawn', '1.0.3')], { live: '1.0.2' }],
  ['a live version that went back', [choice('rolled back', '1.0.1')], { live: '1.0.1' }],
  [
    'a canary that went live and back',
    [choice('live', '1.0.3'), choice('canary', '1.0.2', 25), choice('rolled back', '1.0.2')],
    { live: '1.0.2' },
  ],
])('applies %s', (_what, choices, expected) => {
  const { live, canary } = afterChoices(publication, choices)
  expect({ live, ...(canary && { canary: canary.version }) }).toEqual(expected)
})

test.each([
  ['a version that was never signed', choice('live', '6.6.6')],
  ['a previous version as live without a rollback', choice('live', '1.0.1')],
  ['a canary without a share', choice('canary', '1.0.3')],
  ['the live version as a canary', choice('canary', '1.0.2', 5)],
  ['a rollback to the canary', choice('rolled back', '1.0.3')],
  ['the withdrawal of a version that is no canary', choice('withdrawn', '1.0.1')],
])('refuses %s', (_what, wrong) => {
  expect(() => afterChoices(publication, [wrong])).toThrow(/may not be chosen/)
})

test('a previous version that is compared with the live one comes back by a rollback only', () => {
  const trial = choice('canary', '1.0.1', 25)
  expect(() => afterChoices(publication, [trial, choice('live', '1.0.1')])).toThrow(/as live/)
  const { live, previous } = afterChoices(publication, [trial, choice('rolled back', '1.0.1')])
  expect({ live, previous }).toEqual({ live: '1.0.1', previous: ['1.0.0'] })
})

test('visitors never get a version that the team has not signed, whatever is chosen', () => {
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '6.6.6']
  const choices = fc.array(
    fc
      .record({
        action: fc.constantFrom('canary', 'live', 'withdrawn', 'rolled back'),
        version: fc.constantFrom(...versions),
        share: fc.constantFrom(5, 25),
      } as const)
      .map(({ action, version, share }) => choice(action, version, share)),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(choices, all => {
      // The longest sequence that fits.
      let state = afterChoices(publication)
      const fitting: Choice[] = []
      for (const each of all) {
        try {
          state = afterChoices(publication, [...fitting, each])
          fitting.push(each)
        } catch {}
      }
      for (const version of [state.live, state.canary?.version, ...state.previous]) {
        expect(version).not.toBe('6.6.6')
      }
      expect(state.live).toBeDefined()
      expect(state.previous).not.toContain(state.live)
    }),
    { numRuns: 2000 },
  )
})
