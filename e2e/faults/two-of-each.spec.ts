import { Crowd, kinds } from './crowd.ts'
import { test as base } from './crowd-test.ts'
import { expect, killPart } from './fixtures.ts'
import { compare, countPending } from './ledger.ts'

const services = { identity: 2, catalog: 2, orders: 2, studio: 2, analytics: 2 }

/** Every part that may have several instances has two, as on a cluster; the stores and the gateway are one each. */
const test = base.extend({
  ownOptions: async ({ inbox }, use) =>
    use({
      instances: { pages: 2, ...services },
      publicWritesPer10Minutes: 1_000_000,
      trackingCallsPerMinute: 1_000_000,
      mail: { url: inbox.url },
    }),
})

/** Mails that a killed worker has sent and not marked, which the other one repeats. */
const concurrentMails = 5

test('two of every process lose, double and halve nothing, whichever is killed', async ({
  own,
  book,
  inbox,
  ownDataDir,
}) => {
  test.setTimeout(600_000)
  const names = own.parts.map(({ name }) => name)
  const [firsts, seconds] = [
    names.filter(name => /-(1|worker)$/.test(name)),
    names.filter(name => name.endsWith('-2')),
  ]
  expect(firsts).toHaveLength(10)
  expect(seconds).toHaveLength(10)
  const crowd = new Crowd(book, false)
  let kills = 0
  try {
    for (const part of [...firsts, ...seconds]) {
      await Promise.all(kinds.map(kind => crowd.act(kind)))
      await killPart(own, part)
      if (part.includes('worker')) kills++
      // The other one serves meanwhile.
      await Promise.all(kinds.map(kind => crowd.act(kind)))
    }
    await own.ready()
    await Promise.all(kinds.map(kind => crowd.act(kind)))
    await crowd.leave()
    await expect.poll(() => countPending(book), { timeout: 120_000 }).toBe(0)
    const { lost, doubled, halves } = await compare(book, ownDataDir, inbox.received)
    expect({ lost, doubled, halves }).toEqual({ lost: [], doubled: [], halves: [] })
    expect([...crowd.unclear]).toEqual([])
    expect(inbox.repeated).toBeLessThanOrEqual(kills * concurrentMails)
  } finally {
    await crowd.leave()
  }
})
