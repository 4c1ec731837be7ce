import { randomBytes } from 'node:crypto'
import { freePorts } from '@stampa/stack'
import { compose, composeAloud, docker } from './compose.ts'
import { siteReady } from './platform.ts'

/**
 * Builds the images and starts the platform as its own project: own containers, volumes and image
 * names on a free port, so that it neither affects the machine nor leaves anything on it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const name = `stampa-test-${randomBytes(4).toString('hex')}`
  const [port] = await freePorts(1)
  Object.assign(process.env, {
    COMPOSE_PROJECT_NAME: name,
    IMAGE_PREFIX: name,
    PORT: String(port),
    DEMO: '1',
    // All load comes from one address.
    MISS_RATE: '600000r/m',
    ALL_MISSES_AT_ONCE: '24',
    // Or from those that a request names.
    PROXY_ADDRESS: '0.0.0.0/0',
    // Excludes the machine's own configuration.
    COMPOSE_DISABLE_ENV_FILE: '1',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  })
  try {
    await composeAloud('up', '--build', '--detach')
    await siteReady()
  } catch (error) {
    await composeAloud('logs', '--tail', '40').catch(() => {})
    await takeDown(name)
    throw error
  }
  return () => takeDown(name)
}

async function takeDown(name: string): Promise<void> {
  await compose('down', '--volumes', '--remove-orphans', '--timeout', '5')
  const images = await docker('image', 'ls', '--quiet', '--filter', `reference=${name}/*`)
  if (images) await docker('image', 'rm', '--force', ...new Set(images.split('\n')))
}
