import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Stack, type StackOptions, sharedAddressLimits, startStack } from '@stampa/stack'
import pg from 'pg'

export interface Platform {
  /** Without a slash at its end. */
  url: string
  releasesDir: string
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
    return use({ url: STAMPA_URL.replace(/\/$/, ''), releasesDir })
  }
  console.error('Starting the platform …')
  return withFolder(folder => withStack(folder, use), DATA_DIR || undefined)
}

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

/**
 * Runs a callback with a whole platform with demo content, and stops the platform also after a failure or an
 * interrupt; only then the output of its processes is printed.
 *
 * @param options that differ from the defaults
 */
export async function withStack<T>(
  dataDir: string,
  use: (stack: Stack) => Promise<T>,
  options: Partial<StackOptions> = {},
): Promise<T> {
  const interruption = new AbortController()
  const interrupt = (signal: NodeJS.Signals) =>
    interruption.abort(new Error(`Interrupted by ${signal}`))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const log: string[] = []
  let stack: Stack | undefined
  try {
    stack = await startStack({
      dataDir,
      demo: true,
      logLevel: 'warn',
      limits: sharedAddressLimits,
      ...options,
      signal: interruption.signal,
      onLog: line => log.push(`${line.part}: ${line.text}`),
    })
    return await Promise.race([use(stack), rejectWhenAborted(interruption.signal)])
  } catch (error) {
    console.error(log.slice(-50).join('\n'))
    throw error
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    await stack?.stop()
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** @returns an administrator's token */
export async function signIn({ url, administrator }: Stack): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email, password: administrator.password }),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

export function databaseOf({ databaseUrl }: Stack, service: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/stampa_${service}`
  return url.href
}

export async function withDatabase<T>(
  stack: Stack,
  service: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseOf(stack, service) })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
