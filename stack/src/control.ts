import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { json } from 'node:stream/consumers'
import {
  controlSocket,
  type LaneChange,
  type Lanes,
  type PlatformReply,
  type ServiceChange,
} from '@stampa/release'
import type { LogLine } from './process/part.ts'
import type { ServiceInstances } from './service-instances.ts'

export interface Control {
  close(): void
}

/**
 * Takes changes of services from `npm run release`, and lanes from `npm run lane`, on a socket in a folder
 * that only the stack's own user may open. A change goes on when its caller ends.
 */
export async function openControl(
  dataDir: string,
  {
    instances,
    lanes,
  }: { instances: Pick<ServiceInstances, 'change'>; lanes: Pick<Lanes, 'change'> },
  onLog: (line: LogLine) => void,
): Promise<Control> {
  const server = createServer(async (request, response) => {
    // The caller then knows that the change has begun.
    response.flushHeaders()
    const send = (reply: PlatformReply) => response.write(`${JSON.stringify(reply)}\n`)
    const report = (text: string) => {
      onLog({ part: 'release', text })
      send({ progress: text })
    }
    try {
      const change = (await json(request)) as ServiceChange | LaneChange
      if ('service' in change) await instances.change(change, report)
      else await lanes.change(change, report, text => send({ progress: text }))
      send({ done: true })
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      onLog({ part: 'release', text })
      send({ error: text })
    }
    response.end()
  })
  const socket = controlSocket(dataDir)
  await mkdir(dirname(socket), { recursive: true, mode: 0o700 })
  // Systems limit the length of its path.
  server.on('error', error =>
    onLog({ part: 'release', text: `services cannot be released: ${error.message}` }),
  )
  server.listen(socket)
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
