import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Installs node_modules when it is missing or does not match package-lock.json.
 *
 * @param {string} root
 */
export async function ensureNpmPackages(root) {
  if (isInstalled(root)) return
  await run(
    'Installing npm packages',
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root },
  )
}

/**
 * Generates the typed clients of the services when one is missing or older than its openapi.json: an update
 * of the sources installs nothing.
 *
 * @param {string} root
 */
export async function ensureClients(root) {
  const isCurrent = readdirSync(join(root, 'services')).every(service => {
    const interfaceFile = join(root, 'services', service, 'openapi.json')
    if (!existsSync(interfaceFile)) return true
    const client = join(root, 'packages/api/src/generated', `${service}.ts`)
    return existsSync(client) && statSync(client).mtimeMs >= statSync(interfaceFile).mtimeMs
  })
  if (isCurrent) return
  await run(
    'Generating API clients',
    join(root, 'node_modules/.bin/node'),
    ['packages/api/src/generate.ts'],
    { cwd: root },
  )
}

/** Compares the lock file with npm's record of the installed packages. */
function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(join(root, 'node_modules/.bin/node'))) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    // Optional packages for other platforms are not installed.
    if (!found) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
