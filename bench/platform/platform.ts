import { resolve } from 'node:path'
import type { Stack } from '@stampa/stack'
import { withFolder } from './folder.ts'
import { withStack } from './stack.ts'

/** The platform that a benchmark measures. */
export interface Platform {
  /** Without a slash at its end. */
  url: string
  releasesDir: string
  /** Its processes, if the benchmark has started them. */
  stack: Stack | undefined
}

/**
 * Runs a benchmark against its own platform. `DATA_DIR` names a folder that is kept for the
 * next run; otherwise the folder is temporary. With `STAMPA_URL` the benchmark measures the
 * running platform at this URL, whose data is in `DATA_DIR`.
 */
export async function withPlatform<T>(use: (platform: Platform) => Promise<T>): Promise<T> {
  const { STAMPA_URL, DATA_DIR } = process.env
  if (STAMPA_URL) {
    const releasesDir = resolve(DATA_DIR || '.data', 'releases')
    return use({ url: STAMPA_URL.replace(/\/$/, ''), releasesDir, stack: undefined })
  }
  console.error('Starting the platform …')
  const start = (folder: string) =>
    withStack(folder, stack => use({ url: stack.url, releasesDir: stack.releasesDir, stack }))
  return DATA_DIR ? start(resolve(DATA_DIR)) : withFolder(start)
}
