import { gatewayServices, perService } from '@stampa/gateway'
import { type ServiceName, services } from './apps/services.ts'
import type { StackOptions } from './options.ts'
import { freePorts, requirePort } from './process/free-port.ts'

/** The port of every process. A release of a service exchanges its ports with the spare ones. */
export interface Layout extends Record<ServiceName, number[]> {
  /** Ports of the instances that replace a service's at its next release. */
  spare: Record<ServiceName, number[]>
  gateway: number
  /** Internal gateway port per service, which balances between its instances. */
  internal: Record<ServiceName, number>
  /** Gateway's own port for the page servers, behind its cache. */
  internalPages: number
  /** Gateway's port of its metrics. */
  metrics: number
  postgres: number
  redis: number
  pages: number[]
  /** Ports of the services' workers, which only answer health checks. */
  workers: Partial<Record<ServiceName, number>>
  spareWorkers: Partial<Record<ServiceName, number>>
}

/** @throws when the requested port is taken */
export async function planLayout({ port, instances = {} }: StackOptions): Promise<Layout> {
  const { pages = 2 } = instances
  const instancesOf = (name: ServiceName) => instances[name] ?? 1
  if (port !== undefined) await requirePort(port)
  const withWorker = services.filter(({ worker }) => worker)
  const ofServices = gatewayServices.reduce((sum, name) => sum + 1 + 2 * instancesOf(name), 0)
  const free = await freePorts(5 + pages + ofServices + 2 * withWorker.length)
  const next = () => {
    const value = free.pop()
    if (value === undefined) throw new Error('Fewer ports were asked for than are used')
    return value
  }
  const several = (count: number) => Array.from({ length: count }, next)
  const workers = () => Object.fromEntries(withWorker.map(({ name }) => [name, next()]))
  return {
    gateway: port ?? next(),
    internal: perService(next),
    internalPages: next(),
    metrics: next(),
    postgres: next(),
    redis: next(),
    pages: several(pages),
    ...perService(name => several(instancesOf(name))),
    spare: perService(name => several(instancesOf(name))),
    workers: workers(),
    spareWorkers: workers(),
  }
}

/** A process that Prometheus scrapes, as its file-based service discovery reads it. */
interface MetricsTarget {
  targets: string[]
  labels: { job: string }
}

/** Returns the addresses of all `/metrics`, none of which the gateway publishes. */
export function metricsTargets({ metrics, pages, workers, ...layout }: Layout): MetricsTarget[] {
  const jobs: [string, (number | undefined)[]][] = [
    ['gateway', [metrics]],
    ['pages', pages],
    ...services.map(({ name }): [string, number[]] => [name, layout[name]]),
    ...services
      .filter(({ worker }) => worker)
      .map(({ name }): [string, (number | undefined)[]] => [`${name}-worker`, [workers[name]]]),
  ]
  return jobs.map(([job, ports]) => ({
    targets: ports.map(port => `127.0.0.1:${port}`),
    labels: { job },
  }))
}
