import { execFile } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Crowd, clientsOf, kinds } from './crowd.ts'
import { test as base } from './crowd-test.ts'
import { Disks } from './disk.ts'
import { expect } from './fixtures.ts'
import { compare, countPending } from './ledger.ts'
import { cells, clockFile } from './matrix.ts'
import { Network } from './network.ts'

/**
 * Every fault of every process (matrix.ts), under load of all kinds at once: no acknowledged record may be
 * lost, doubled or stored in part, refusals are clear, and everything recovers by itself. The file
 * FAULTS_TABLE gets a row of Markdown for each, the file FAULTS_LOG the errors that the parts log.
 */
const test = base.extend<object, { network: Network; disks: Disks }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const network = new Network()
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  disks: [
    async ({ ownDataDir }, use) => {
      const disks = new Disks(ownDataDir)
      await disks.mount()
      await use(disks)
      await disks.unmount()
    },
    { scope: 'worker' },
  ],
  ownOptions: async ({ inbox, network, ownDataDir, disks: _mounted }, use) =>
    use({
      publicWritesPer10Minutes: 1_000_000,
      trackingCallsPerMinute: 1_000_000,
      mail: { url: inbox.url },
      logLevel: 'error',
      onLog: ({ part, text }) => note(process.env.FAULTS_LOG, `${part}: ${text}`),
      async onCommand(part, command) {
        const clock = join(import.meta.dirname, 'clock.ts')
        const file = clockFile(ownDataDir, part)
        await writeFile(file, '0')
        const options = `${command.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(clock)}`
        const env = { ...command.env, NODE_OPTIONS: options, CLOCK_FILE: file }
        // The page server may read nothing else.
        const confined = command.args.indexOf('--permission')
        const reads = [clock, file].map(path => `--allow-fs-read=${path}`)
        const args = confined < 0 ? command.args : command.args.toSpliced(confined, 0, ...reads)
        return network.connect(part, { ...command, args, env })
      },
    }),
})

test.describe.configure({ mode: 'default' })
test.skip(process.getuid?.() !== 0, 'only root can mount the small disks')

/** Mails that the two workers send at once: those that a kill between sending and marking repeats. */
const concurrentMails = 10

/** The one that `npm test` runs. */
const smoke = 'postgres is killed'

for (const { part, fault, strike, unaffected = [], breaksAnswers = false } of cells) {
  const tag = `${part} ${fault}` === smoke ? '@smoke' : []
  test(`loses, doubles and halves nothing when ${part} ${fault}`, { tag }, async ({
    own,
    book,
    disks,
    inbox,
    network,
    ownDataDir,
  }) => {
    test.setTimeout(300_000)
    const crowd = new Crowd(book, breaksAnswers || part.includes('gateway'))
    try {
      await Promise.all([...kinds.map(kind => crowd.act(kind)), crowd.orderPrint()])
      const before = { ...crowd.acknowledged }
      const { repeated } = inbox
      await strike({ own, dataDir: ownDataDir, disks, network })
      for (const kind of unaffected) {
        // Each client had a request under way when the fault began.
        const least = before[kind] + clientsOf[kind]
        expect(crowd.acknowledged[kind], `${kind} during the fault`).toBeGreaterThan(least)
      }
      const over = performance.now()
      await own.ready()
      await Promise.all(kinds.map(kind => crowd.act(kind)))
      const recovery = (performance.now() - over) / 1000
      await crowd.leave()
      await expect.poll(() => countPending(book), { timeout: 120_000 }).toBe(0)

      const { lost, doubled, halves } = await compare(book, ownDataDir, inbox.received)
      report([part, fault, crowd.total, lost.length, doubled.length, recovery.toFixed(1)])
      expect({ lost, doubled, halves }).toEqual({ lost: [], doubled: [], halves: [] })
      expect([...crowd.unclear]).toEqual([])
      expect(inbox.repeated - repeated).toBeLessThanOrEqual(concurrentMails)
    } finally {
      await crowd.leave()
    }
  })
}

test('every rollup equals its visits after all faults', async ({ own }) => {
  const url = new URL(own.databaseUrl)
  url.pathname = '/stampa_analytics'
  const env = { ...process.env, DATABASE_URL: url.href }
  const cwd = join(import.meta.dirname, '../../services/analytics')
  await promisify(execFile)(process.execPath, ['src/recount.ts'], { cwd, env })
})

function report(row: readonly (string | number)[]): void {
  const line = `| ${row.join(' | ')} |`
  console.log(line)
  note(process.env.FAULTS_TABLE, line)
}

function note(file: string | undefined, line: string): void {
  if (file) appendFileSync(file, `${line}\n`)
}
