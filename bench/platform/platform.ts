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
 * Runs a benchmark against a platform of its own with demo content, and ends it also when the
 * benchmark fails or is interrupted. `DATA_DIR` names a folder that it keeps for the next time;
 * otherwise the folder goes with it. With `STAMPA_URL` the benchmark measures the platform that
 * runs there, whose data is in `DATA_DIR`.
 */
export async function withPlatform<T>(use: (platform: Platform) => Promise<T>): Promise<T> {
  const { STAMPA_URL, DATA_DIR } = process.env
  if (STAMPA_URL) {
    const releasesDir = resolve(DATA_DIR || '.data', 'releases')
    return use({ url: STAMPA_URL.replace(/\/$/, ''), releasesDir, stack: undefined })
  }
  if (DATA_DIR) return withStack(resolve(DATA_DIR), use)
  const folder = await mkdtemp(join(tmpdir(), 'stampa-bench-'))
  try {
    // nginx's workers are another user, as they are in production.
    await chmod(folder, 0o711)
    return await withStack(folder, use)
  } finally {
    // A process that was interrupted may leave a last file while its folder goes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

async function withStack<T>(dataDir: string, use: (platform: Platform) => Promise<T>): Promise<T> {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort(new Error(`Interrupted by ${signal}`)))
  }
  const log: string[] = []
  let stack: Stack | undefined
  try {
    console.error('Starting the platform …')
    stack = await startStack({
      dataDir,
      demo: true,
      logLevel: 'warn',
      signal: interruption.signal,
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
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
