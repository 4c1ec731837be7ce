import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('no more is under way than may be, all of it is done, and what waits begins in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ waits: fc.nat({ max: 2 }), fails: fc.boolean() })),
      async (atOnce, works) => {
        const turns = new Turns(atOnce)
        const begun: number[] = []
        let underWay = 0
        const done = works.map(({ waits, fails }, n) =>
          turns.take(async () => {
            begun.push(n)
            expect(++underWay).toBeLessThanOrEqual(atOnce)
            if (waits > 0) await pause(waits)
            underWay--
            if (fails) throw new Error(String(n))
            return n
          }),
        )
        const results = await Promise.allSettled(done)
        expect(begun).toEqual(works.map((_, n) => n))
        expect(results.map(({ status }) => status === 'rejected')).toEqual(
          works.map(({ fails }) => fails),
        )
      },
    ),
  )
})
