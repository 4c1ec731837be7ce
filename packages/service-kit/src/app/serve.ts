import { rm } from 'node:fs/promises'
import { timeouts } from '../timeouts.ts'
import type { App } from './base-app.ts'

/**
 * Runs a process until SIGTERM or SIGINT, which drain it; a second signal ends it at once. An uncaught error is
 * logged and ends the process with code 1 after draining: its state cannot be trusted, but the requests in flight
 * have not failed yet.
 */
export async function serve<C extends { HOST: string; PORT: number; SOCKET?: string }>(
  build: (config: C) => Promise<App>,
  config: C,
): Promise<void> {
  const app = await build(config)
  let stopping = false

  async function stop(exitCode: number): Promise<void> {
    if (stopping) process.exit(exitCode || 130)
    stopping = true
    setTimeout(() => process.exit(exitCode || 1), timeouts.drain).unref()
    await app.drain()
    process.exit(exitCode)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      app.log.info({ signal }, 'draining')
      void stop(0)
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, event)
      void stop(1)
    })
  }

  if (config.SOCKET === undefined) await app.listen({ host: config.HOST, port: config.PORT })
  else {
    // Left by a killed process.
    await rm(config.SOCKET, { force: true })
    // The gateway may run as another user.
    await app.listen({ path: config.SOCKET, writableAll: true })
  }
}
