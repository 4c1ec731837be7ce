import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type GatewayService, gatewayServices } from '@stampa/gateway'
import { repository } from './app.ts'

export interface ServiceDefinition {
  name: string
  /** Path segments below `/api` that it answers. */
  prefixes: string[]
  /** Whether it has a `src/seed.ts` with demo content. */
  seeded: boolean
  /** Whether it has a worker process, `src/worker.ts`. */
  worker: boolean
}

/** Reads what a service's folder says of it. @throws when its package.json names no prefixes */
export function readService(folder: string): ServiceDefinition {
  const name = basename(folder)
  const { stampa } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const prefixes: unknown = stampa?.prefixes
  const isList = Array.isArray(prefixes) && prefixes.every(prefix => typeof prefix === 'string')
  if (!isList || prefixes.length === 0) {
    throw new Error(
      `The package.json of ${name} must name its prefixes below /api: "stampa": { "prefixes": ["${name}"] }.`,
    )
  }
  return {
    name,
    prefixes,
    seeded: existsSync(join(folder, 'src/seed.ts')),
    worker: existsSync(join(folder, 'src/worker.ts')),
  }
}

/** Returns whether the gateway has an address and rules for the service; any other one listens on sockets. */
export function isGatewayService(name: string): name is GatewayService {
  return gatewayServices.some(each => each === name)
}

const folder = join(repository, 'services')

/** Every service of this repository. */
export const services: readonly ServiceDefinition[] = readdirSync(folder)
  .filter(name => existsSync(join(folder, name, 'package.json')))
  .map(name => readService(join(folder, name)))

export function databaseName({ name }: ServiceDefinition): string {
  return `stampa_${name.replaceAll('-', '_')}`
}
