import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Gives the work a data folder that is gone afterwards.
 *
 * @param kept one that stays, and is made when it is not there
 */
export async function withFolder<T>(
  use: (folder: string) => Promise<T>,
  kept?: string,
): Promise<T> {
  const folder = kept === undefined ? await mkdtemp(join(tmpdir(), 'stampa-bench-')) : resolve(kept)
  await mkdir(folder, { recursive: true })
  try {
    // nginx's workers run as another user, as in production.
    await chmod(folder, 0o711)
    return await use(folder)
  } finally {
    if (kept === undefined) {
      // An interrupted process may still write while the folder is removed.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  }
}
