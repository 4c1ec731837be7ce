import { execFile } from 'node:child_process'
import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type GatewayConfig, renderGateway } from '@stampa/gateway'
import { baseEnv } from '../process/group.ts'
import type { PartSpec } from '../process/part.ts'
import { requireOk } from '../process/poll.ts'
import { commandAs, giveTo } from '../process/system-account.ts'

const run = promisify(execFile)

/** Maximum size of the access log, bytes. */
const maxLogBytes = 64 * 1024 * 1024

/** Empties the access log when it is full. nginx appends, so it continues at the beginning. */
export async function limitAccessLog({
  accessLog,
}: Pick<GatewayConfig, 'accessLog'>): Promise<void> {
  if ((await stat(accessLog)).size > maxLogBytes) await truncate(accessLog)
}

/** nginx with the product's templates in its own folders. */
export function gatewayPart(config: GatewayConfig, folder: string): PartSpec {
  return {
    name: 'gateway',
    async command() {
      // Left by a killed master; nginx would signal the process that has its pid now.
      await rm(join(config.runDir, 'nginx.pid'), { force: true })
      // nginx would create it readable for every account of the machine.
      await writeFile(config.accessLog, '', { mode: 0o600, flag: 'a' })
      await giveTo('stampa-app', [config.accessLog, config.runDir])
      const main = await renderGateway(config, join(folder, 'conf'))
      const args = ['-p', config.runDir, '-c', main, '-e', 'stderr']
      const isLowPort = Number(config.listen.split(':').at(-1)) < 1024
      const command = await commandAs(
        'stampa-app',
        { file: 'nginx', args: [...args, '-g', 'daemon off;'], env: baseEnv() },
        [main, config.runDir, config.releasesDir, config.mediaDir],
        isLowPort ? ['net_bind_service'] : [],
      )
      const { env, account } = command
      await run(command.file, [...command.args, '-t'], { env, ...account }).catch(cause => {
        throw new Error(`nginx refuses its configuration:\n${cause.stderr ?? cause}`, { cause })
      })
      return command
    },
    ready: () => requireOk(`http://${config.listen}/healthz`),
  }
}
