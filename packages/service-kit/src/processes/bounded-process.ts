import { type ChildProcess, fork } from 'node:child_process'
import type { Answer, Bounds, Order } from './bounds.ts'

/** A process without work ends after this time, and gives its memory back. */
const idleMs = 30_000

/** How a job ended. */
export type Outcome<Result> =
  | { how: 'done'; result: Result }
  /** By the program, for a fault of what it was given. */
  | { how: 'refused'; fault: string; cause: string }
  /** It had to be ended. */
  | { how: 'costly' }
  /** The process died of it. */
  | { how: 'died'; cause: Error }
  /** No process could be had. */
  | { how: 'unavailable'; cause: Error }

/** A process that does one job at a time within bounds, and is ended when a job exceeds them. */
export interface BoundedProcess<Job, Result> {
  readonly pid: number | undefined
  /** Whether it takes another job. */
  readonly alive: boolean
  /** @throws what failed around the job, with its `code`: a full disk, a file that is gone */
  run(job: Job, bounds: Bounds): Promise<Outcome<Result>>
}

/**
 * Starts a process for what strangers have sent, so it is given none of our environment: no password,
 * no key. It does not keep this process alive, and ends with it.
 *
 * @param program path of a module that calls `takeJobs`
 */
export function startBoundedProcess<Job, Result>(program: string): BoundedProcess<Job, Result> {
  const child = fork(program, {
    env: environment(),
    // Not those of a test runner or a debugger.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let alive = true
  let idle = sleep()
  release(child)
  const { promise: gone, resolve: end } = Promise.withResolvers<Outcome<Result>>()
  child.once('error', cause => end({ how: 'unavailable', cause }))
  child.once('exit', (code, signal) => {
    alive = false
    end({ how: 'died', cause: new Error(`the process ended with ${signal ?? code}`) })
  })

  return {
    pid: child.pid,

    get alive() {
      return alive
    },

    async run(job, bounds) {
      clearTimeout(idle)
      hold(child)
      try {
        const outcome = await Promise.race([ask<Job, Result>(child, { job, bounds }), gone])
        // It ends itself: nobody else may be given it.
        if (outcome.how === 'costly') alive = false
        return outcome
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
    // It would also keep what is freed below 32 MB, and planes of a large picture are that.
    MALLOC_MMAP_THRESHOLD_: '4194304',
    // What is wrong with a file is the answer, not a line in the log.
    VIPS_WARNING: '1',
  }
}

async function ask<Job, Result>(child: ChildProcess, order: Order<Job>): Promise<Outcome<Result>> {
  const { promise, resolve } = Promise.withResolvers<Outcome<Result> | Answer<Result>>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    resolve({ how: 'costly' })
  }, order.bounds.clockSeconds * 1000)
  child.once('message', resolve)
  child.send(order, cause => cause && resolve({ how: 'unavailable', cause }))
  try {
    return toOutcome(await promise)
  } finally {
    clearTimeout(timer)
    child.off('message', resolve)
  }
}

function toOutcome<Result>(answer: Outcome<Result> | Answer<Result>): Outcome<Result> {
  if ('how' in answer) return answer
  if ('result' in answer) return { how: 'done', result: answer.result }
  if ('costly' in answer) return { how: 'costly' }
  if ('fault' in answer) return { how: 'refused', ...answer }
  throw Object.assign(new Error(answer.error), { code: answer.code })
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
