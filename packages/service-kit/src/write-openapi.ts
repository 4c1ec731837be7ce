import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { App } from './app.ts'
import type { BaseConfig } from './config.ts'
import { factsOf } from './interface/facts.ts'
import { toText } from './interface/text.ts'

/** A configuration to build a service with when nothing may be reached: to read its routes. */
export const offlineConfig: BaseConfig = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  DATABASE_POOL_MAX: 1,
  REDIS_URL: 'redis://127.0.0.1:1',
  REDIS_KEY_PREFIX: '',
  TRUST_PROXY: '127.0.0.1/32',
  JWKS_URL: 'http://127.0.0.1:1/',
}

/**
 * The OpenAPI document of a service as it is committed: the same bytes for the same routes.
 *
 * @param build makes the service from `offlineConfig`; it is closed afterwards
 */
export async function openapiText(build: () => Promise<App>): Promise<string> {
  const app = await build()
  try {
    await app.ready()
    const document = app.swagger()
    const paths = Object.entries(document.paths ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
    return `${JSON.stringify({ ...document, paths: Object.fromEntries(paths) }, null, 2)}\n`
  } finally {
    await app.close()
  }
}

/**
 * Writes `openapi.json`. With `--release` on the command line the interface becomes the released one beside
 * it, which later ones may only add to: see `changesSinceRelease`.
 */
export async function writeOpenapi(build: () => Promise<App>, file: string): Promise<void> {
  const text = await openapiText(build)
  await writeFile(file, text)
  if (!process.argv.includes('--release')) return
  await writeFile(join(dirname(file), releasedInterface), toText(factsOf(JSON.parse(text))))
}

/** Name of the file that holds a service's released interface. */
export const releasedInterface = 'released-interface.jsonl'
