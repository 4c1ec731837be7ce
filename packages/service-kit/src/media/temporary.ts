import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Maximum age of a file, ms: an older one belongs to a dead process. */
const maxAgeMs = 24 * 60 * 60 * 1000

/** The process's own folder for unfinished files. */
export interface Temporary {
  /** Returns an unused path. */
  path(): string
  /** Removes a file or folder; one that the disk does not let go is removed with a later one. */
  remove(path: string): Promise<void>
}

/**
 * Opens this process's folder below `<directory>/.tmp`, on the file system of the published
 * files, so that publishing is a rename. Removes the files of dead processes of this host, and files of other
 * hosts that are older than a day.
 */
export async function openTemporary(directory: string): Promise<Temporary> {
  const root = join(directory, '.tmp')
  const own = ownName()
  await mkdir(join(root, own), { recursive: true, mode: 0o700 })
  for (const name of await readdir(root)) {
    if (name !== own && (await isLeftover(root, name))) {
      // A decoder of the dead process may still write a last file.
      await rm(join(root, name), { recursive: true, force: true, maxRetries: 10 })
    }
  }
  const doomed = new Set<string>()
  return {
    path: () => join(root, own, randomUUID()),
    async remove(path) {
      doomed.add(path)
      for (const each of doomed) {
        const removal = rm(each, { recursive: true, force: true })
        await removal.then(
          () => doomed.delete(each),
          () => {},
        )
      }
    },
  }
}

/** The start time distinguishes restarts of a container, which keep host name and process id. */
function ownName(): string {
  return [hostname(), process.pid, Math.round(performance.timeOrigin)].join('_')
}

async function isLeftover(root: string, name: string): Promise<boolean> {
  const [host, pid] = name.split('_')
  if (host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true
  const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > maxAgeMs
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
