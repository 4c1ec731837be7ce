import { availableParallelism } from 'node:os'
import { createPool } from '../../processes/pool.ts'
import { createLimit, QueueFullError } from '../limit.ts'
import { MediaError } from '../media-error.ts'
import { startDecoderProcess } from './decoder-process.ts'
import type { Job, Results } from './jobs.ts'

/** As many images at once as there are processors, within reason: each may take much memory. */
const processes = Math.min(availableParallelism(), 4)

/** Beyond so many waiting jobs, or so long a wait, a client is told to come back. */
const turns = createLimit(processes, { waiting: 64, waitingMs: 20_000 })

const decoders = createPool(() => startDecoderProcess())

/**
 * Has a job done by one of this process's decoder processes, which are started when they are needed.
 *
 * @throws MediaError as the job does, `costly` or `busy`
 */
export async function convert<J extends Job>(job: J): Promise<Results[J['kind']]> {
  try {
    // Whoever waits to know what a file is must not wait for whole conversions.
    return await turns(() => decoders.use(decoder => decoder.run(job)), {
      urgent: job.kind === 'inspect',
    })
  } catch (error) {
    throw error instanceof QueueFullError ? new MediaError('busy', { cause: error }) : error
  }
}
