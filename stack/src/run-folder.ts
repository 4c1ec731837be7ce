import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { poll } from './process/poll.ts'
import { processIdentity } from './process/process-identity.ts'

interface Entry {
  pid: number
  identity: string
}

const lockName = 'stack'

/**
 * The processes of one data folder, as files. Only one stack may use the folder; processes left by a killed stack are
 * ended before the next start.
 */
export class RunFolder {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** @throws when a running stack uses the data folder */
  static async claim(dataDir: string): Promise<RunFolder> {
    const run = new RunFolder(join(dataDir, 'run'))
    await mkdir(run.#folder, { recursive: true })
    await run.#lock(dataDir)
    await run.#endLeftovers()
    return run
  }

  /** Whether a running stack uses the data folder. */
  static async isInUse(dataDir: string): Promise<boolean> {
    const owner = await new RunFolder(join(dataDir, 'run')).#read(lockName)
    return owner !== undefined && isAlive(owner)
  }

  async remember(name: string, pid: number): Promise<void> {
    const identity = await processIdentity(pid)
    if (identity) await writeFile(join(this.#folder, name), JSON.stringify({ pid, identity }))
  }

  /** Stores the addresses of the metrics, for Prometheus. */
  async describeMetrics(targets: object[]): Promise<void> {
    await writeFile(join(this.#folder, 'metrics.json'), JSON.stringify(targets, null, 2))
  }

  async release(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #lock(dataDir: string): Promise<void> {
    const file = join(this.#folder, lockName)
    const identity = (await processIdentity(process.pid)) ?? ''
    const entry: Entry = { pid: process.pid, identity }
    try {
      await writeFile(file, JSON.stringify(entry), { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = await this.#read(lockName)
      if (owner && (await isAlive(owner))) {
        throw new Error(
          `${dataDir} is in use by a running stack (process ${owner.pid}). ` +
            'Stop it, or choose another folder with DATA_DIR.',
        )
      }
      await rm(file, { force: true })
      await this.#lock(dataDir)
    }
  }

  async #endLeftovers(): Promise<void> {
    const names = (await readdir(this.#folder)).filter(name => name !== lockName)
    await Promise.all(
      names.map(async name => {
        const entry = await this.#read(name)
        if (entry && (await isAlive(entry))) await endGroup(entry)
        await rm(join(this.#folder, name), { recursive: true, force: true })
      }),
    )
  }

  async #read(name: string): Promise<Entry | undefined> {
    try {
      const entry = JSON.parse(await readFile(join(this.#folder, name), 'utf8'))
      // Process 0, 1 and invalid values must never reach kill().
      return Number.isInteger(entry?.pid) && entry.pid > 1 ? entry : undefined
    } catch {
      return undefined
    }
  }
}

async function isAlive({ pid, identity }: Entry): Promise<boolean> {
  return (await processIdentity(pid)) === identity
}

/** Every program of the stack shuts down quickly on SIGINT. */
async function endGroup(entry: Entry): Promise<void> {
  process.kill(-entry.pid, 'SIGINT')
  await poll(
    async () => {
      if (await isAlive(entry)) throw new Error(`Process ${entry.pid} of an earlier run lives on`)
    },
    { timeoutMs: 5000 },
  ).catch(() => process.kill(-entry.pid, 'SIGKILL'))
}
