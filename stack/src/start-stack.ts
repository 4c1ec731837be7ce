import { openDataDir } from './data-dir.ts'
import { planLayout } from './layout.ts'
import type { StackOptions } from './options.ts'
import { type Cluster, databaseUrl } from './postgres/cluster.ts'
import { Supervisor } from './process/supervisor.ts'
import { type RedisServer, redisUrl } from './redis/server.ts'
import { RunFolder } from './run-folder.ts'
import { openAdministrator, openSecrets, rememberAdministrator } from './secrets.ts'
import { Stack } from './stack.ts'
import { Starter } from './starter.ts'

/**
 * Starts the whole platform on this machine: stores, services, page servers, releases, gateway.
 *
 * @returns when every part is ready
 * @throws with the reason, after stopping everything that had started
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const folders = await openDataDir(options.dataDir)
  const run = await RunFolder.claim(options.dataDir)
  const supervisor = new Supervisor({
    onLog: options.onLog ?? (() => {}),
    onStart: (part, pid) => run.remember(part, pid),
  })
  const signal = options.signal ?? new AbortController().signal
  const abort = () => void supervisor.stop()
  signal.addEventListener('abort', abort, { once: true })
  try {
    const layout = await planLayout(options)
    // Creates the folder that the administrator's password is written to.
    const secrets = await openSecrets(options.dataDir)
    const administrator = await openAdministrator(options.dataDir, options.administrator ?? {})
    const cluster: Cluster = {
      dataDir: folders.postgres,
      port: layout.postgres,
      password: secrets.postgresPassword,
      durable: true,
    }
    const redis: RedisServer = {
      dataDir: folders.redis,
      port: layout.redis,
      password: secrets.redisPassword,
      durable: true,
    }
    const surroundings = {
      folders,
      layout,
      secrets,
      administrator,
      databaseUrl: options.databaseUrl ?? databaseUrl(cluster),
      redisUrl: options.redisUrl ?? redisUrl(redis),
      logLevel: options.logLevel ?? 'info',
      publicOrigin: options.publicOrigin,
      publicWritesPer10Minutes: options.publicWritesPer10Minutes,
      trackingCallsPerMinute: options.trackingCallsPerMinute,
      mail: options.mail ?? {},
    }
    const starter = new Starter({ options, surroundings, supervisor, signal })
    const stores = Promise.all([starter.startPostgres(cluster), starter.startRedis(redis)])
    await Promise.all([
      stores.then(() => starter.startServices()),
      starter.release(),
      starter.startGateway(),
    ])
    // Page servers answer the gateway's `/readyz`, so they start after the releases and the demo content.
    await starter.startPages()
    const stack = new Stack({
      url: `http://127.0.0.1:${layout.gateway}`,
      administrator,
      releasesDir: folders.releases,
      mailDir: options.mail?.url ? undefined : folders.mail,
      databaseUrl: surroundings.databaseUrl,
      redisUrl: surroundings.redisUrl,
      layout,
      supervisor,
      run,
    })
    await starter.step('everything together', () => stack.ready(signal))
    await rememberAdministrator(options.dataDir, administrator)
    return stack
  } catch (error) {
    await supervisor.stop()
    await run.release()
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
