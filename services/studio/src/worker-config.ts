import { baseConfig, type Static, Type } from '@stampa/service-kit'
import { loadMailConfig, mailConfig } from '@stampa/service-kit/mail'
import { configSchema as serviceConfig } from './config.ts'

const { PUBLIC_WRITES_PER_10_MINUTES: _, ...shared } = serviceConfig.properties

const workerConfig = Type.Object({ ...baseConfig.properties, ...shared, ...mailConfig })

export type WorkerConfig = Static<typeof workerConfig>

/** @throws ConfigError that names every wrong variable, or that mails would go nowhere */
export function loadWorkerConfig(env?: Record<string, string | undefined>): WorkerConfig {
  return loadMailConfig(workerConfig, env)
}
