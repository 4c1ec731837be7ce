import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Stack, startStack } from '@stampa/stack'
import type { Kind } from './crowd.ts'
import type { Disks, Folder } from './disk.ts'
import { expect, killPart, pidOf } from './fixtures.ts'
import { withDatabase } from './ledger.ts'
import type { Network } from './network.ts'

/** The platform of a fault, with its disks and network. */
export interface Place {
  own: Stack
  dataDir: string
  disks: Disks
  network: Network
}

export interface Cell {
  /** The process, or the folder of one. */
  part: string
  fault: string
  /** Resolves when the fault is over. */
  strike(place: Place): Promise<void>
  /** Kinds of load that are acknowledged while the fault lasts. */
  unaffected?: readonly Kind[]
  /** Whether answers may break off: nginx passes on what it has, and closes the connection when the rest is lost. */
  breaksAnswers?: boolean
}

const seconds = (count: number) => pause(count * 1000)

const services = ['identity-1', 'catalog-1', 'orders-1', 'studio-1', 'analytics-1']
const workers = ['identity-worker', 'orders-worker', 'studio-worker', 'analytics-worker']
const servers = ['postgres', 'redis', 'pages-1', ...services]
const all = [...servers, 'gateway', ...workers]

/** Programs that decode images for a service and draw prints for a worker, each in processes of their own. */
const children = {
  'decoder of catalog-1': ['catalog-1', 'conversion/process'],
  'decoder of orders-1': ['orders-1', 'conversion/process'],
  'decoder of studio-1': ['studio-1', 'conversion/process'],
  'drawing of studio-worker': ['studio-worker', 'artwork/process'],
} as const

/** Kinds of load that go on without a store, the page server or a service. */
const unaffectedBy: Record<string, readonly Kind[]> = {
  // Views are queued in Redis; pages and reads of the catalog need its database.
  postgres: ['visits'],
  // Without Redis there are no rate limits, sessions of staff and page views.
  redis: ['pages', 'reads', 'orders', 'messages', 'designs'],
  'pages-1': ['reads', 'orders', 'messages', 'designs', 'visits', 'edits'],
  'catalog-1': ['orders', 'messages', 'designs', 'visits'],
  'identity-1': ['pages', 'reads', 'orders', 'messages', 'designs', 'visits'],
  'orders-1': ['pages', 'reads', 'designs', 'visits', 'edits'],
  'studio-1': ['pages', 'reads', 'orders', 'messages', 'visits', 'edits'],
  'analytics-1': ['pages', 'reads', 'orders', 'messages', 'designs', 'edits'],
}
for (const worker of workers) {
  unaffectedBy[worker] = ['pages', 'reads', 'orders', 'messages', 'designs', 'visits', 'edits']
}

/** Seconds for which a process hangs or its network is lost. */
const longSeconds = 30

const kills = all.map(
  (part): Cell => ({
    part,
    fault: 'is killed',
    strike: ({ own }) => killPart(own, part),
  }),
)

const hangs = all.map(
  (part): Cell => ({
    part,
    fault: `hangs for ${longSeconds} s`,
    unaffected: unaffectedBy[part] ?? [],
    async strike({ own }) {
      // With PostgreSQL's backends and nginx's workers.
      const pids = familyOf(pidOf(own, part))
      signalAll(pids, 'SIGSTOP')
      await seconds(longSeconds)
      signalAll(pids, 'SIGCONT')
    },
  }),
)

const childFaults = Object.entries(children).flatMap(([part, [parent, program]]): Cell[] => {
  /** Signals every process of the program that runs within a few seconds, once. @returns their pids */
  async function signalEach(own: Stack, signal: NodeJS.Signals): Promise<number[]> {
    const signalled = new Set<number>()
    for (let end = performance.now() + 3000; performance.now() < end || signalled.size === 0; ) {
      const running = childrenOf(pidOf(own, parent)).filter(pid => runs(pid, program))
      const fresh = running.filter(pid => !signalled.has(pid))
      signalAll(fresh, signal)
      for (const pid of fresh) signalled.add(pid)
      await pause(20)
    }
    return [...signalled]
  }
  return [
    {
      part,
      fault: 'is killed',
      async strike({ own }) {
        await signalEach(own, 'SIGKILL')
      },
    },
    {
      part,
      fault: 'hangs for 3 s',
      async strike({ own }) {
        signalAll(await signalEach(own, 'SIGSTOP'), 'SIGCONT')
      },
    },
  ]
})

/** Returns a process with its descendants. */
function familyOf(pid = 0): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)]
}

function childrenOf(pid = 0): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
  } catch {
    // It has ended.
    return []
  }
}

function runs(pid: number, program: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
  } catch {
    return false
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

const networkFaults = servers.flatMap((part): Cell[] => [
  {
    part,
    fault: `loses its network for ${longSeconds} s without an error`,
    unaffected: unaffectedBy[part] ?? [],
    async strike({ network }) {
      network.to(part).silence()
      await seconds(longSeconds)
      await network.to(part).mend()
    },
  },
  {
    part,
    fault: 'answers 0.2 to 5 s late and breaks off in mid-answer',
    breaksAnswers: part !== 'postgres' && part !== 'redis',
    async strike({ network }) {
      const cable = network.to(part)
      for (const delay of [200, 1000, 5000]) {
        cable.slow(delay)
        await seconds(3)
      }
      await cable.mend()
      for (let time = 0; time < 10; time++) {
        cable.breakOff()
        await pause(200)
      }
    },
  },
])

/**
 * The folders, the process to restart for a read-only one because it holds files of it open, and what works
 * without it.
 */
const folders: [Folder, string | undefined, readonly Kind[]][] = [
  ['postgres', 'postgres', ['visits']],
  ['redis', 'redis', ['pages', 'reads', 'orders', 'messages', 'designs']],
  ['media', undefined, ['pages', 'reads', 'orders', 'messages', 'designs', 'visits']],
  ['attachments', undefined, ['pages', 'reads', 'messages', 'designs', 'visits', 'edits']],
  ['studio', undefined, ['pages', 'reads', 'orders', 'messages', 'visits', 'edits']],
  ['gateway/run', 'gateway', ['pages', 'reads', 'messages', 'visits']],
]

const diskFaults = folders.flatMap(([folder, holder, unaffected]): Cell[] => [
  {
    part: `the folder ${folder}`,
    fault: 'is full for 10 s',
    unaffected,
    async strike({ disks }) {
      await disks.fill(folder)
      await seconds(10)
      await disks.free(folder)
    },
  },
  {
    part: `the folder ${folder}`,
    fault: 'is read-only for 10 s',
    // nginx does not start without a file for its process id.
    unaffected: holder === 'gateway' ? [] : unaffected,
    async strike({ own, disks }) {
      if (holder) await own.halt(holder)
      await expect.poll(() => disks.lock(folder).then(() => true, String)).toBe(true)
      if (holder) own.resume(holder)
      await seconds(10)
      await disks.unlock(folder)
    },
  },
])

const hourMs = 3_600_000

const clockFaults = ['pages-1', ...services, ...workers].map(
  (part): Cell => ({
    part,
    fault: 'has a clock that jumps by ±1 h and ±1 day',
    async strike({ dataDir }) {
      for (const offset of [hourMs, -hourMs, 24 * hourMs, -24 * hourMs, 0]) {
        await writeFile(clockFile(dataDir, part), `${offset}`)
        await seconds(3)
      }
    },
  }),
)

/** The file that clock.ts reads. */
export function clockFile(dataDir: string, part: string): string {
  return join(dataDir, `clock-${part}`)
}

const dataFaults: Cell[] = [
  {
    part: 'every service',
    fault: 'is older than its data',
    async strike({ own }) {
      for (const service of ['identity', 'catalog', 'orders', 'studio', 'analytics']) {
        await withDatabase(own, service, async rows => {
          await rows(
            "insert into knex_migrations (name, batch) values ('29991231t2359-newer.ts', 99)",
          )
          await rows('create table newer (id int)')
        })
      }
      for (const part of [...services, ...workers]) {
        const pid = pidOf(own, part)
        own.signal(part, 'SIGTERM')
        await expect.poll(() => pidOf(own, part) ?? pid, { timeout: 60_000 }).not.toBe(pid)
      }
    },
  },
  {
    part: 'the platform',
    fault: 'is started twice on one folder',
    async strike({ own, dataDir }) {
      const before = own.parts
      const secrets = () => readFile(join(dataDir, 'secrets/link-key'), 'utf8')
      const key = await secrets()
      await expect(startStack({ dataDir })).rejects.toThrow(
        `${dataDir} is in use by a running stack (process ${process.pid}). Stop it, or choose another folder with DATA_DIR.`,
      )
      expect(own.parts).toEqual(before)
      expect(await secrets()).toBe(key)
    },
  },
]

export const cells: readonly Cell[] = [
  ...kills,
  ...hangs,
  ...childFaults,
  ...networkFaults,
  ...diskFaults,
  ...clockFaults,
  ...dataFaults,
]
