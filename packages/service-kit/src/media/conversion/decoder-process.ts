import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { MediaError } from '../media-error.ts'
import { type Answer, bounds, type Job, type Order, type Results } from './jobs.ts'

/** A process without work ends after this time, and gives its memory back. */
const idleMs = 30_000

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

/**
 * Starts a decoder process. It does not keep this process alive, and ends with it. Files from
 * strangers are decoded there, so it is given none of our environment: no password, no key.
 */
export function startDecoderProcess(limits = bounds): DecoderProcess {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    env: environment(),
    // Not those of a test runner or a debugger.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let alive = true
  let idle = sleep()
  release(child)
  const gone = Promise.withResolvers<never>()
  gone.promise.catch(() => {})
  child.once('error', cause => gone.reject(new MediaError('busy', { cause })))
  child.once('exit', (code, signal) => {
    alive = false
    const cause = new Error(`the decoder process ended with ${signal ?? code}`)
    gone.reject(new MediaError('damaged', { cause }))
  })

  return {
    pid: child.pid,

    get alive() {
      return alive
    },

    async run(job) {
      clearTimeout(idle)
      hold(child)
      try {
        const answer = await Promise.race([
          ask(child, { job, bounds: limits[job.kind] }),
          gone.promise,
        ])
        if ('result' in answer) return answer.result as never
        if ('fault' in answer) {
          // It ends itself: nobody else may be given it.
          if (answer.fault === 'costly') alive = false
          throw new MediaError(answer.fault, { cause: answer.cause })
        }
        throw Object.assign(new Error(answer.error), { code: answer.code })
      } finally {
        release(child)
        idle = sleep()
      }
    },
  }

  function sleep(): NodeJS.Timeout {
    return setTimeout(() => {
      alive = false
      child.kill('SIGKILL')
    }, idleMs).unref()
  }
}

/** What fonts and temporary files are found by, and how memory is kept together. */
function environment(): NodeJS.ProcessEnv {
  const { HOME, PATH, TMPDIR, FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env
  return {
    HOME,
    PATH,
    TMPDIR,
    FONTCONFIG_FILE,
    FONTCONFIG_PATH,
    // glibc would keep a heap for each thread.
    MALLOC_ARENA_MAX: '2',
    // What is wrong with a file is the answer, not a line in the log.
    VIPS_WARNING: '1',
  }
}

async function ask(child: ChildProcess, order: Order): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    resolve({ fault: 'costly' })
  }, order.bounds.clockSeconds * 1000)
  child.once('message', resolve)
  child.send(order, error => error && reject(new MediaError('busy', { cause: error })))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve)
  }
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
