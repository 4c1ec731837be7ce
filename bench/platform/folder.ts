import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs a callback with a data folder that is removed afterwards.
 *
 * @param kept folder to create if missing and to keep instead
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
