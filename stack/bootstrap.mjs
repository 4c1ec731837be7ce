// Entry point of every root script, for Node 20 or later: installs what is missing, then runs the script with the Node
// of node_modules.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureClients, ensureNpmPackages } from './bootstrap/npm-packages.mjs'
import { ensurePrograms } from './bootstrap/programs.mjs'
import { handOver } from './bootstrap/run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stores = process.env.REDIS_URL ? [] : ['redis-server']
const servers = ['nginx', ...stores]
const browsers = ['chromium', 'chromium-headless-shell']
const tools = ['nginx', 'redis-server', ...browsers, 'promtool', 'openssl']

/** Script and required programs of each command. */
const commands = {
  start: { script: 'stack/src/start.ts', programs: servers },
  test: { script: 'stack/src/test.ts', programs: tools },
  'test-faults': {
    script: 'stack/src/test.ts',
    programs: [...tools, 'soffice', 'patroni', 'etcd', 'clickhouse-server'],
  },
  dev: { script: 'stack/src/dev.ts', programs: [] },
  new: { script: 'stack/src/new.ts', programs: [] },
  backup: { script: 'stack/src/backup.ts', programs: stores },
  restore: { script: 'stack/src/restore.ts', programs: stores },
  compare: { script: 'stack/src/compare.ts', programs: stores },
  administrator: { script: 'stack/src/administrator.ts', programs: stores },
  lane: { script: 'stack/src/lane.ts', programs: [] },
  release: { script: 'packages/release/src/cli.ts', programs: [] },
  ui: { script: 'packages/ui/showcase/serve.ts', programs: [] },
  'bench-admin': { script: 'bench/admin.ts', programs: [...servers, 'chromium'] },
  'bench-analytics': { script: 'bench/analytics.ts', programs: [...servers, 'chromium'] },
  'bench-artwork': { script: 'bench/artwork.ts', programs: [] },
  'bench-backup': { script: 'bench/backup.ts', programs: servers },
  'bench-hostile': { script: 'bench/hostile.ts', programs: servers },
  'bench-http': { script: 'bench/http.ts', programs: [...servers, 'wrk'] },
  'bench-media': { script: 'bench/media.ts', programs: [] },
  'bench-operations': { script: 'bench/operations.ts', programs: [...servers, 'wrk'] },
  'bench-orders': { script: 'bench/orders.ts', programs: [...servers, 'wrk'] },
  'bench-studio': { script: 'bench/studio.ts', programs: [...servers, 'chromium'] },
  'bench-web': { script: 'bench/web.ts', programs: [...servers, 'chromium'] },
  'test-compose': { script: 'stack/src/test.ts', programs: ['docker', ...browsers] },
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command || !existsSync(join(root, command.script))) {
    throw new Error(`There is no '${name}'; there are: ${Object.keys(commands).join(', ')}`)
  }
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Error(`Node 20 or later is needed to begin with; this is ${process.version}.`)
  }
  await ensureNpmPackages(root)
  await ensureClients(root)
  await ensurePrograms(command.programs)
  await handOver(join(root, 'node_modules/.bin/node'), [join(root, command.script), ...args])
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
