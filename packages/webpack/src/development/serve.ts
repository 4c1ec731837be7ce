import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployable } from '../deployable.ts'
import { watchBuilds } from '../watch.ts'
import { DevelopmentProxy } from './proxy.ts'

export { DevelopmentProxy } from './proxy.ts'

export interface DevelopmentOptions {
  /** With the shell, pages keep their state across changes; without it the platform's own shell loads the remotes. */
  deployables: readonly Deployable[]
  /** Address of a deployed platform. @default that of `npm start` */
  against: string | undefined
  /** Ends it. */
  signal: AbortSignal
}

/**
 * Serves a running platform with development builds of these sources in the place of its releases, until it is aborted.
 *
 * @throws TypeError for an address that is none of a site
 */
export async function serveDevelopment(options: DevelopmentOptions): Promise<void> {
  const { deployables, against, signal } = options
  const platform = URL.parse(against ?? `http://127.0.0.1:${process.env.PORT ?? 8080}`)
  if (!platform || !/^https?:$/.test(platform.protocol)) {
    throw new TypeError(`${against} is not the address of a site.`)
  }
  const buildDirectory = await mkdtemp(join(tmpdir(), 'stampa-dev-'))
  const isDeployed = against !== undefined
  const proxy = new DevelopmentProxy({ platform, isDeployed, buildDirectory })
  const first = new Set(deployables.map(({ name }) => name))
  const names = [...first].join(', ')
  const stopWatching = watchBuilds({
    deployables,
    outputDirectory: buildDirectory,
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
      console.log(`${names} in development, on ${platform.origin}: http://127.0.0.1:${port}`)
    })
  if (!signal.aborted) await once(signal, 'abort')
  proxy.server.close()
  proxy.server.closeAllConnections()
  await stopWatching()
  await rm(buildDirectory, { recursive: true, force: true })
}
