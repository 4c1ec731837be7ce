import { join } from 'node:path'
import { startBoundedProcess } from '../../processes/bounded-process.ts'
import { MediaError, type MediaFault } from '../media-error.ts'
import { bounds, type Job, type Results } from './jobs.ts'

/** A process that decodes, one job at a time. */
export interface DecoderProcess {
  readonly pid: number | undefined
  /** Whether it takes another job. */
  readonly alive: boolean
  /**
   * @throws MediaError `damaged` also when the process died of the file, `costly` when it had to be
   * ended, or as the job throws
   */
  run<J extends Job>(job: J): Promise<Results[J['kind']]>
}

export function startDecoderProcess(limits = bounds): DecoderProcess {
  const decoder = startBoundedProcess<Job, Results[Job['kind']]>(
    join(import.meta.dirname, 'process.ts'),
  )
  return {
    pid: decoder.pid,

    get alive() {
      return decoder.alive
    },

    async run(job) {
      const outcome = await decoder.run(job, limits[job.kind])
      switch (outcome.how) {
        case 'done':
          return outcome.result as never
        case 'refused':
          throw new MediaError(outcome.fault as MediaFault, { cause: outcome.cause })
        case 'costly':
          throw new MediaError('costly')
        case 'died':
          throw new MediaError('damaged', { cause: outcome.cause })
        case 'unavailable':
          throw new MediaError('busy', { cause: outcome.cause })
      }
    },
  }
}
