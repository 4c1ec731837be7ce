/**
 * `npm run dev -- <remote> [--platform URL]`: one remote in watch mode against the running
 * platform, which may as well be a deployed one. Pages reload by themselves after each build.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDeployable, watchRemote } from '@stampa/webpack'
import { DevelopmentProxy } from './dev/proxy.ts'

const usage = 'Usage: npm run dev -- <remote> [--platform http://127.0.0.1:8080]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    platform: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 8080}` },
  },
})
const [name] = positionals
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error(usage)
  process.exit(2)
}

const deployable = await readDeployable(join(import.meta.dirname, '../..', `mfe-${name}`)).catch(
  () => {
    console.error(`There is no remote in mfe-${name}/.\n${usage}`)
    process.exit(2)
  },
)
const buildDirectory = await mkdtemp(join(tmpdir(), `stampa-dev-${name}-`))
const platform = new URL(values.platform)
const reachable = await fetch(platform).then(
  () => true,
  () => false,
)
if (!reachable) {
  console.error(`No platform answers at ${platform}. Start it with: npm start`)
  process.exit(1)
}

const proxy = new DevelopmentProxy({ platform, name, buildDirectory })
const stopWatching = watchRemote({
  deployable,
  outputDirectory: buildDirectory,
  onBuild: build => {
    proxy.use(build)
    console.log(`${new Date().toLocaleTimeString('en-GB')} built ${name}`)
  },
  onError: messages => console.error(messages),
})
proxy.server.listen(0, '127.0.0.1', () => {
  const { port } = proxy.server.address() as AddressInfo
  console.log(`${name} under development, on ${platform.origin}: http://127.0.0.1:${port}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    proxy.server.closeAllConnections()
    proxy.server.close()
    await stopWatching()
    await rm(buildDirectory, { recursive: true, force: true })
    process.exit(0)
  })
}
