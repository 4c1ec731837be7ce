import { request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ReleaseError } from '@stampa/registry'
import type { LaneChange } from './lanes.ts'

/** Change of a service that a running platform is asked for. */
export interface ServiceChange {
  service: string
  action: 'release' | 'rollback'
  /** Version to roll back to. @default the one before */
  version?: string | undefined
  /** Absolute path of the repository of a team whose service it is. @default the platform's own */
  repository?: string | undefined
}

/** A line of a platform's answer; the last one is `done` or `error`. */
export type PlatformReply = { progress: string } | { error: string } | { done: true }

/** Returns the path of the socket on which the platform of a data folder takes changes; only its user may open it. */
export function controlSocket(dataDir: string): string {
  return join(dataDir, 'run', 'control', 'socket')
}

/**
 * Asks the running platform for a change, which it finishes even if this process ends.
 *
 * @throws {ReleaseError} with the platform's reason, or when none runs
 */
export async function changePlatform(
  dataDir: string,
  change: ServiceChange | LaneChange,
  onProgress: (text: string) => void,
): Promise<void> {
  for await (const reply of send(controlSocket(dataDir), change)) {
    if ('progress' in reply) onProgress(reply.progress)
    else if ('error' in reply) throw new ReleaseError(reply.error)
    else return
  }
  throw new ReleaseError(
    'The platform ended during the change. Its next start starts the version that was live last.',
  )
}

async function* send(
  socketPath: string,
  change: ServiceChange | LaneChange,
): AsyncGenerator<PlatformReply> {
  const { promise, resolve, reject } = Promise.withResolvers<NodeJS.ReadableStream>()
  request({ socketPath, method: 'POST' }, resolve).on('error', reject).end(JSON.stringify(change))
  const input = await promise.catch(cause => {
    throw new ReleaseError(
      `No platform of this user runs on this data folder (${cause.code}); npm start starts one with the present sources.`,
    )
  })
  try {
    for await (const line of createInterface({ input })) yield JSON.parse(line)
  } catch (error) {
    // The end of the platform breaks the response off.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
  }
}
