import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GatewayService, gatewayServices } from '@stampa/gateway'
import { repository } from './app.ts'

export type ServiceName = GatewayService

export interface ServiceDefinition {
  name: ServiceName
  /** Path segments below `/api` that it answers; the gateway's templates route the same. */
  prefixes: string[]
  /** Whether it has a `src/seed.ts` with demo content. */
  seeded: boolean
  /** Whether it has a worker process, `src/worker.ts`. */
  worker: boolean
}

/** Every service behind the gateway, as its folder describes it. */
export const services: readonly ServiceDefinition[] = gatewayServices.map(name => {
  const folder = join(repository, 'services', name)
  const { stampa } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return {
    name,
    prefixes: stampa.prefixes,
    seeded: existsSync(join(folder, 'src/seed.ts')),
    worker: existsSync(join(folder, 'src/worker.ts')),
  }
})

export function databaseName({ name }: ServiceDefinition): string {
  return `stampa_${name.replaceAll('-', '_')}`
}
