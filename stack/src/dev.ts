/**
 * `npm run dev -- <name>… [--against URL]` develops the shell, remotes and services. The shell and remotes are rebuilt
 * on each change and updated in open pages, component state kept, in front of a running platform, which may be a
 * deployed one. With a service among the names the platform is started here and restarts that service on each change.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Deployable, readDeployable, watchBuilds } from '@stampa/webpack'
import { repository } from './apps/app.ts'
import { type ServiceName, services } from './apps/services.ts'
import { DevelopmentProxy } from './dev/proxy.ts'
import { runPlatform } from './run-platform.ts'
import { StopSignals } from './terminal/stop-signals.ts'

const usage = `Usage: npm run dev -- <name>… [--against https://www.example.gr]
A name is shell, a remote (storefront, studio, admin, analytics) or a service (orders, services/studio, …). Without
--against, shell and remotes are developed against the platform of npm start.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
  },
})

const deployables: Deployable[] = []
const watched: ServiceName[] = []
for (const name of positionals) {
  const service = services.find(service =>
    [service.name, `services/${service.name}`].includes(name),
  )
  const deployable = await findDeployable(name)
  if (deployable) deployables.push(deployable)
  else if (service) watched.push(service.name)
  else fail(`There is no remote or service ${name}.\n${usage}`)
}
if (positionals.length === 0) fail(usage)

const stopSignals = new StopSignals()
if (deployables.length > 0) {
  // A page holds one React: the development build of the shell provides it to the remotes.
  const shell = await readDeployable(join(repository, 'shell'))
  const remotes = deployables.filter(({ frame }) => frame !== null)
  await serveBuilds([shell, ...remotes])
}
if (watched.length > 0) process.exit(await runPlatform(stopSignals, { watch: watched }))
await stopSignals.received
process.exit(0)

/** A short name is the remote's where a remote and a service share it. */
async function findDeployable(name: string): Promise<Deployable | undefined> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return undefined
  const folder = name === 'shell' ? name : `mfe-${name}`
  return readDeployable(join(repository, folder)).catch(() => undefined)
}

async function serveBuilds(all: Deployable[]): Promise<void> {
  const isDeployed = values.against !== undefined
  const platform = URL.parse(values.against ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`)
  if (!platform || !/^https?:$/.test(platform.protocol)) {
    fail(`${values.against} is not the address of a site.\n${usage}`)
  }
  const outputDirectory = await mkdtemp(join(tmpdir(), 'stampa-dev-'))
  const proxy = new DevelopmentProxy({ platform, isDeployed, buildDirectory: outputDirectory })
  const first = new Set(all.map(({ name }) => name))
  const stopWatching = watchBuilds({
    deployables: all,
    outputDirectory,
    onBuild: build => {
      const { name } = build.deployable
      proxy.use(build)
      console.log(`${new Date().toLocaleTimeString('en-GB')} built ${name}`)
      if (first.delete(name) && first.size === 0) listen()
    },
    onError: messages => console.error(messages),
  })
  const listen = () =>
    proxy.server.listen(0, '127.0.0.1', () => {
      const { port } = proxy.server.address() as AddressInfo
      const names = all.map(({ name }) => name).join(', ')
      console.log(`${names} in development, on ${platform.origin}: http://127.0.0.1:${port}`)
    })
  stopSignals.received.then(async () => {
    proxy.server.close()
    proxy.server.closeAllConnections()
    await stopWatching()
    await rm(outputDirectory, { recursive: true, force: true })
  })
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
