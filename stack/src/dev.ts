/**
 * `npm run dev -- <name>… [--against URL]` develops the shell, remotes and services. The shell and remotes are rebuilt
 * on each change and updated in open pages, component state kept, in front of a running platform, which may be a
 * deployed one. With a service among the names the platform is started here and restarts that service on each change.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Deployable, readDeployable } from '@stampa/webpack'
import { serveDevelopment } from '@stampa/webpack/development'
import { repository } from './apps/app.ts'
import { services } from './apps/services.ts'
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
const watched: string[] = []
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
let serving: Promise<void> | undefined
if (deployables.length > 0) {
  // A page holds one React: the development build of the shell provides it to the remotes.
  const shell = await readDeployable(join(repository, 'shell'))
  const remotes = deployables.filter(({ frame }) => frame !== null)
  serving = serveDevelopment({
    deployables: [shell, ...remotes],
    against: values.against,
    signal: stopSignals.first,
  }).catch(({ message }: Error) => fail(`${message}\n${usage}`))
}
if (watched.length > 0) process.exit(await runPlatform(stopSignals, { watch: watched }))
await serving
process.exit(0)

/** A short name is the remote's where a remote and a service share it. */
async function findDeployable(name: string): Promise<Deployable | undefined> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return undefined
  const folder = name === 'shell' ? name : `mfe-${name}`
  return readDeployable(join(repository, folder)).catch(() => undefined)
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
