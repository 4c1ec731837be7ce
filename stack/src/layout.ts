import { type GatewayService, gatewayServices, perService } from '@stampa/gateway'
import { isGatewayService, type ServiceDefinition, services } from './apps/services.ts'
import type { StackOptions } from './options.ts'
import { freePorts, requirePort } from './process/free-port.ts'

/** The port of every process. A release of a service exchanges its ports with the spare ones. */
export interface Layout extends Record<GatewayService, number[]> {
  /** Ports of the instances that replace a service's at its next release. */
  spare: Record<GatewayService, number[]>
  gateway: number
  /** Internal gateway port per service, which balances between its instances. */
  internal: Record<GatewayService, number>
  /** Internal gateway port for the services that listen on sockets. */
  internalAdded: number
  /** Gateway's own port for the page servers, behind its cache. */
  internalPages: number
  metrics: number
  postgres: number
  redis: number
  pages: number[]
  /** Ports of the services' workers, which only answer health checks. */
  workers: Partial<Record<GatewayService, number[]>>
  spareWorkers: Partial<Record<GatewayService, number[]>>
}

/** @throws when the requested port is taken */
export async function planLayout({ port, instances = {} }: StackOptions): Promise<Layout> {
  const { pages = 2 } = instances
  const instancesOf = (name: GatewayService) => instances[name] ?? 1
  if (port !== undefined) await requirePort(port)
  const withWorker = services.filter(({ name, worker }) => worker && isGatewayService(name))
  const processes = [...gatewayServices, ...withWorker.map(({ name }) => name as GatewayService)]
  const ofServices = processes.reduce((sum, name) => sum + 2 * instancesOf(name), 0)
  const free = await freePorts(6 + pages + gatewayServices.length + ofServices)
  const next = () => {
    const value = free.pop()
    if (value === undefined) throw new Error('Fewer ports were asked for than are used')
    return value
  }
  const several = (count: number) => Array.from({ length: count }, next)
  const workers = () =>
    Object.fromEntries(
      withWorker.map(({ name }) => [name, several(instancesOf(name as GatewayService))]),
    )
  return {
    gateway: port ?? next(),
    internal: perService(next),
    internalAdded: next(),
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
  labels: { job: string; __metrics_path__?: string }
}

/**
 * Returns the addresses of all `/metrics`, none of which the gateway publishes.
 *
 * @param added services that listen on sockets, which the gateway's metrics address forwards to
 */
export function metricsTargets(
  { metrics, pages, workers, ...layout }: Layout,
  added: readonly ServiceDefinition[],
): MetricsTarget[] {
  const jobs: [string, number[]][] = [
    ['gateway', [metrics]],
    ['pages', pages],
    ...gatewayServices.map((name): [string, number[]] => [name, layout[name]]),
    ...Object.entries(workers).map(([name, ports]): [string, number[]] => [
      `${name}-worker`,
      ports,
    ]),
  ]
  const targets = (ports: number[]) => ports.map(port => `127.0.0.1:${port}`)
  return [
    ...jobs.map(([job, ports]) => ({ targets: targets(ports), labels: { job } })),
    ...added.map(({ name, prefixes: [prefix] }) => ({
      targets: targets([metrics]),
      labels: { job: name, __metrics_path__: `/added/${prefix}/metrics` },
    })),
  ]
}
