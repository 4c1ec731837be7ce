import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the work a data folder that is gone afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-bench-'))
  try {
    // nginx's workers are another user, as they are in production.
    await chmod(folder, 0o711)
    return await use(folder)
  } finally {
    // A process that was interrupted may leave a last file while its folder goes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
