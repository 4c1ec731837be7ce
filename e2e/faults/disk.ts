import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Data folders that processes write, with the size of the disk that each gets, MB. */
const sizes = {
  postgres: 1500,
  redis: 200,
  media: 100,
  // Visitors' files are refused below a gigabyte.
  attachments: 1300,
  studio: 1300,
  'gateway/run': 100,
} as const

export type Folder = keyof typeof sizes

/**
 * A small file system in memory for each data folder, which a test can fill and make read-only. Needs root on
 * Linux.
 */
export class Disks {
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async mount(): Promise<void> {
    for (const [folder, size] of Object.entries(sizes)) {
      const path = join(this.#dataDir, folder)
      await mkdir(path, { recursive: true, mode: 0o755 })
      await run('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'stampa', path])
    }
  }

  async unmount(): Promise<void> {
    for (const folder of Object.keys(sizes))
      await run('umount', ['-l', join(this.#dataDir, folder)])
  }

  async fill(folder: Folder): Promise<void> {
    const path = join(this.#dataDir, folder)
    const file = await open(this.#filler(folder), 'a')
    try {
      const block = Buffer.alloc(1024 * 1024)
      for (;;) {
        const { bavail, bsize } = await statfs(path)
        if (bavail === 0) break
        await file.write(block, 0, Math.min(block.length, bavail * bsize))
      }
    } finally {
      await file.close()
    }
  }

  async free(folder: Folder): Promise<void> {
    await rm(this.#filler(folder))
  }

  /** @throws while a process has a file of the folder open for writing */
  async lock(folder: Folder): Promise<void> {
    await run('mount', ['-o', 'remount,ro', join(this.#dataDir, folder)])
  }

  async unlock(folder: Folder): Promise<void> {
    await run('mount', ['-o', 'remount,rw', join(this.#dataDir, folder)])
  }

  #filler(folder: Folder): string {
    return join(this.#dataDir, folder, 'filler')
  }
}
