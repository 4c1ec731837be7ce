import { writeFile } from 'node:fs/promises'
import type { App } from './app.ts'
import type { BaseConfig } from './config.ts'

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

/** Writes `openapi.json`. */
export async function writeOpenapi(build: () => Promise<App>, file: string): Promise<void> {
  await writeFile(file, await openapiText(build))
}
