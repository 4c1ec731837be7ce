import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { ReleaseError } from '@stampa/registry'

/** SQLite's code for a lock held by another connection. */
const busy = 5
const retryMilliseconds = 25

export interface LockOptions {
  timeoutMilliseconds: number
  /** Called once when the lock is held by another process. */
  onWait?: () => void
}

/**
 * Runs the action while holding the lock file exclusively, across processes.
 *
 * The lock is the kernel's lock on an open file, taken through SQLite because Node offers no other way. It ends with
 * its holder, also after `kill -9`, and works across containers that share the volume; a lock file with a process id
 * would not. The file stays empty and is never removed: removing it would let two holders in.
 *
 * @throws {ReleaseError} when the lock is not free in time or cannot be taken
 */
export async function withLock<T>(
  path: string,
  { timeoutMilliseconds, onWait }: LockOptions,
  action: () => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true })
  const connection = connect(path)
  try {
    const deadline = Date.now() + timeoutMilliseconds
    for (let attempt = 0; !acquire(connection, path); attempt += 1) {
      if (attempt === 0) onWait?.()
      if (Date.now() > deadline) {
        throw new ReleaseError(
          `${path} is held by another process for more than ${timeoutMilliseconds / 1000} s. Wait until it has ended, or end it; the lock goes with it.`,
        )
      }
      await delay(retryMilliseconds)
    }
    return await action()
  } finally {
    connection.close()
  }
}

function connect(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (error) {
    throw unusable(path, error)
  }
}

function acquire(connection: DatabaseSync, path: string): boolean {
  try {
    // No journal: nothing is ever written.
    connection.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw unusable(path, error)
  }
}

function unusable(path: string, error: unknown): ReleaseError {
  const reason = error instanceof Error ? error.message : error
  return new ReleaseError(
    `${path} cannot be locked: ${reason}. The store must be writable and on a file system with locks.`,
  )
}
