import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Stack, startStack } from '@stampa/stack'

/** The platform that a benchmark measures. */
export interface Platform {
  /** Without a slash at its end. */
  url: string
  releasesDir: string
  /** Its processes, when the benchmark has started them. */
  stack: Stack | undefined
}

/**
 * Runs a benchmark against a platform of its own, with demo content and in a folder that goes
 * away with it; or, with `STAMPA_URL`, against one that runs already and keeps its data in
 * `DATA_DIR`. Ends what it started also when the benchmark fails or is interrupted.
 */
export async function withPlatform<T>(use: (platform: Platform) => Promise<T>): Promise<T> {
  const { STAMPA_URL, DATA_DIR = '.data' } = process.env
  if (STAMPA_URL) {
    const releasesDir = resolve(DATA_DIR, 'releases')
    return use({ url: STAMPA_URL.replace(/\/$/, ''), releasesDir, stack: undefined })
  }
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort(new Error(`Interrupted by ${signal}`)))
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'stampa-bench-'))
  // nginx's workers are another user, as they are in production.
  await chmod(dataDir, 0o711)
  const log: string[] = []
  let stack: Stack | undefined
  try {
    console.error('Starting the platform …')
    stack = await startStack({
      dataDir,
      demo: true,
      logLevel: 'warn',
      signal: interruption.signal,
      releasesFrom: process.env.STAMPA_RELEASES,
      onLog: ({ part, text }) => log.push(`${part}: ${text}`),
    })
    return await Promise.race([
      use({ url: stack.url, releasesDir: stack.releasesDir, stack }),
      rejectWhenAborted(interruption.signal),
    ])
  } catch (error) {
    console.error(log.slice(-50).join('\n'))
    throw error
  } finally {
    await stack?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
