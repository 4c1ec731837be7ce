import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type GatewayConfig, renderGateway } from '@stampa/gateway'
import { baseEnv } from '../process/command.ts'
import type { PartSpec } from '../process/part.ts'
import { requireOk } from '../process/poll.ts'

const run = promisify(execFile)

/** nginx with the product's templates in its own folders. */
export function gatewayPart(config: GatewayConfig, folder: string): PartSpec {
  return {
    name: 'gateway',
    async command() {
      // Left by a killed master; nginx would signal the process that has its pid now.
      await rm(join(config.runDir, 'nginx.pid'), { force: true })
      // nginx would create it readable for every account of the machine.
      await writeFile(config.accessLog, '', { mode: 0o600, flag: 'a' })
      const main = await renderGateway(config, join(folder, 'conf'))
      const args = ['-p', config.runDir, '-c', main, '-e', 'stderr']
      const env = baseEnv()
      await run('nginx', [...args, '-t'], { env }).catch(cause => {
        throw new Error(`nginx refuses its configuration:\n${cause.stderr ?? cause}`, { cause })
      })
      return { file: 'nginx', args: [...args, '-g', 'daemon off;'], env }
    },
    ready: () => requireOk(`http://${config.listen}/healthz`),
  }
}
