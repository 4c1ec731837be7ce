import { type ChildProcess, fork } from 'node:child_process'

/** Resource limits of a job. */
export interface Bounds {
  /** Processor time in seconds, which does not depend on the machine's load. */
  cpuSeconds: number
  /** Elapsed seconds, for a process that waits without using the processor. */
  clockSeconds: number
  /** Resident memory of the process, in bytes. */
  memory: number
}

/** Message to a bounded process. */
export interface Order<Job> {
  job: Job
  bounds: Bounds
}

/** Reply of a bounded process: the result, a fault of the input, or a system error. */
export type Answer<Result> =
  | { result: Result }
  | { fault: string; cause: string }
  | { costly: true }
  | { error: string; code: string }

/** Milliseconds without a job after which a process ends and frees its memory. */
const idleMs = 30_000

/** Result of a job. */
export type Outcome<Result> =
  | { how: 'done'; result: Result }
  /** The program refused its input. */
  | { how: 'refused'; fault: string; cause: string }
  /** The job exceeded its bounds. */
  | { how: 'costly' }
  /** The process ended during the job. */
  | { how: 'died'; cause: Error }
  /** No process could be started. */
  | { how: 'unavailable'; cause: Error }

/** A process that runs one job at a time, and is killed when a job exceeds its bounds. */
export interface BoundedProcess<Job, Result> {
  readonly pid: number | undefined
  /** Whether it accepts another job. */
  readonly alive: boolean
  /** @throws system errors with their `code`: a full disk, a missing file */
  run(job: Job, bounds: Bounds): Promise<Outcome<Result>>
}

/**
 * Starts a process for untrusted input, without our environment variables, which hold passwords and keys. It does not
 * keep this process alive, and ends with it.
 *
 * @param program path of a module that calls `takeJobs`
 */
export function startBoundedProcess<Job, Result>(program: string): BoundedProcess<Job, Result> {
  const child = fork(program, {
    env: environment(),
    // Without the options of a test runner or a debugger.
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
        // The process ends itself, so it must not get another job.
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

/** Returns the variables for fonts, temporary files and memory allocation. */
function environment(): NodeJS.ProcessEnv {
  const { HOME, PATH, TMPDIR, FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env
  return {
    HOME,
    PATH,
    TMPDIR,
    FONTCONFIG_FILE,
    FONTCONFIG_PATH,
    // Without it glibc keeps a heap for each thread.
    MALLOC_ARENA_MAX: '2',
    // Without it glibc keeps freed blocks below 32 MB, the size of a large image's planes.
    MALLOC_MMAP_THRESHOLD_: '4194304',
    // Faults of a file are in the result, not in the log.
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
