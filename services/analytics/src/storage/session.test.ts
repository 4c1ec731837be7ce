import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SessionIds, toStored } from '../sessions/session-id.ts'
import { addMoment, applyChange, closedAfter, duration, isClosed, newSession } from './session.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const session = toStored(
  new SessionIds('a key for tests that is long enough to be one').make(start),
)
const minute = 60_000

describe('presence', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 48 * 60 * minute }), { maxLength: 30 })
  const presence = (times: number[]) => times.reduce(addMoment, [0, 0])

  it('is the same for any order and repetition of moments', () => {
    const shuffled = moments.chain(times =>
      fc.tuple(fc.constant(times), fc.shuffledSubarray(times, { minLength: times.length })),
    )
    fc.assert(
      fc.property(shuffled, ([times, others]) => {
        expect(presence([...others, ...times])).toEqual(presence(times))
      }),
    )
  })

  it('is ordered intervals more than half an hour apart that contain every moment', () => {
    fc.assert(
      fc.property(moments, times => {
        const seen = presence(times)
        for (let i = 1; i < seen.length; i++) {
          const gap = (seen[i] ?? 0) - (seen[i - 1] ?? 0)
          if (i % 2 === 0) expect(gap).toBeGreaterThan(closedAfter)
          else expect(gap).toBeGreaterThanOrEqual(0)
        }
        for (const time of times) {
          const inside = seen.some(
            (from, i) => i % 2 === 0 && from <= time && time <= (seen[i + 1] ?? 0),
          )
          expect(inside).toBe(true)
        }
      }),
    )
  })

  it('excludes the time in which a session was closed', () => {
    const seen = presence([5 * minute, 90 * minute, 91 * minute])
    expect(seen).toEqual([0, 5 * minute, 90 * minute, 91 * minute])
    expect(duration({ seen })).toBe(6 * 60)
  })
})

describe('the end of a session', () => {
  const seenAt = (minutes: number) =>
    applyChange(newSession(session), {
      type: 'seen',
      session,
      at: start + minutes * minute,
      admin: false,
    })
  const now = (minutes: number) => start + minutes * minute

  it('is half an hour after the latest event', () => {
    expect(isClosed(seenAt(10), now(39))).toBe(false)
    expect(isClosed(seenAt(10), now(41))).toBe(true)
  })

  it('is the reported end, until a later event', () => {
    const ended = applyChange(seenAt(10), { type: 'end', session, at: now(11) })
    expect(isClosed(ended, now(12))).toBe(true)
    const back = applyChange(ended, { type: 'seen', session, at: now(13), admin: false })
    expect(isClosed(back, now(14))).toBe(false)
  })
})
