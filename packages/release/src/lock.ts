import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { ReleaseError } from './errors.ts'

/** SQLite's code for a lock that another connection holds. */
const busy = 5
const retryMilliseconds = 25

export interface LockOptions {
  /** How long to wait for the other holder. */
  timeoutMilliseconds: number
  /** Called once when the lock is not free at once. */
  onWait?: () => void
}

/**
 * Runs the action while nobody else, in this process or another, holds the same lock file.
 *
 * The lock is the one that the kernel keeps on an open file, taken through SQLite because Node
 * offers no other way to it. It ends with its holder, also after `kill -9`, and across containers
 * that share the volume: a lock file with a process id would need a guess about who still lives.
 * The file itself stays empty and is never removed, since removing it would let two holders in.
 *
 * @throws {ReleaseError} when the lock is not free in time or cannot be taken at all.
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
    // Without a journal: there is never anything to write.
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
