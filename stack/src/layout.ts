import { type ServiceDefinition, services } from './apps/services.ts'
import type { StackOptions } from './options.ts'
import { freePorts, requirePort } from './process/free-port.ts'

/** The port of every process. */
export interface Layout {
  gateway: number
  /** One address per service that leads to any of its instances. */
  internal: { identity: number; catalog: number; orders: number }
  postgres: number
  redis: number
  pages: number[]
  identity: number[]
  catalog: number[]
  orders: number[]
  /** Of the workers of those services that have one; nobody is led there. */
  workers: Partial<Record<ServiceDefinition['name'], number>>
}

/** @throws when the port that was asked for is taken. */
export async function planLayout({ port, instances = {} }: StackOptions): Promise<Layout> {
  const { pages = 2, identity = 1, catalog = 1, orders = 1 } = instances
  if (port !== undefined) await requirePort(port)
  const withWorker = services.filter(({ worker }) => worker)
  const free = await freePorts(6 + pages + identity + catalog + orders + withWorker.length)
  const next = () => {
    const value = free.pop()
    if (value === undefined) throw new Error('Fewer ports were asked for than are used')
    return value
  }
  const several = (count: number) => Array.from({ length: count }, next)
  return {
    gateway: port ?? next(),
    internal: { identity: next(), catalog: next(), orders: next() },
    postgres: next(),
    redis: next(),
    pages: several(pages),
    identity: several(identity),
    catalog: several(catalog),
    orders: several(orders),
    workers: Object.fromEntries(withWorker.map(({ name }) => [name, next()])),
  }
}
