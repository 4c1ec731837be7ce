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
interface Order<Job> {
  job: Job
  bounds: Bounds
}

/** Milliseconds without a job after which a process ends and frees its memory. */
const idleMs = 30_000

/**
 * Outcome of a job: its result, or the fault of its input. The program has faults of its own, beside `costly` for a job
 * that exceeded its bounds, `damaged` for one that ended the process, and `busy` when no process could be started or it
 * was killed from outside.
 */
type Outcome<Result> = { result: Result } | { fault: string; cause?: unknown }

/** Reply of a bounded process; `error` is one of the system. */
type Answer<Result> = Outcome<Result> | { error: string; code: string }

/**
 * Starts a process for untrusted input, without our environment variables, which hold passwords and keys. It does not
 * keep this process alive, and ends with it.
 *
 * @param program path of a module that calls `takeJobs`
 * @param toError makes the error that is thrown for a fault
 */
export function startBoundedProcess<Job, Result>(
  program: string,
  toError: (fault: string, options: ErrorOptions) => Error,
) {
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
  child.once('error', cause => end({ fault: 'busy', cause }))
  child.once('exit', (code, signal) => {
    alive = false
    // The kernel, short of memory, or an operator killed it: the input may be blameless.
    const fault = signal === 'SIGKILL' ? 'busy' : 'damaged'
    end({ fault, cause: new Error(`the process ended with ${signal ?? code}`) })
  })

  return {
    pid: child.pid,

    /** Whether it accepts another job. */
    get alive() {
      return alive
    },

    /**
     * Runs one job at a time, and kills the process when a job exceeds its bounds.
     *
     * @throws an error made by `toError`, or a system error with its `code`: a full disk, a missing file
     */
    async run(job: Job, bounds: Bounds): Promise<Result> {
      clearTimeout(idle)
      hold(child)
      try {
        const outcome = await Promise.race([ask<Job, Result>(child, { job, bounds }), gone])
        if ('result' in outcome) return outcome.result
        // The process ends itself, so it must not get another job.
        if (outcome.fault === 'costly') alive = false
        throw toError(outcome.fault, { cause: outcome.cause })
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
  const { promise, resolve } = Promise.withResolvers<Answer<Result>>()
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    resolve({ fault: 'costly' })
  }, order.bounds.clockSeconds * 1000)
  child.once('message', resolve)
  child.send(order, cause => cause && resolve({ fault: 'busy', cause }))
  try {
    const answer = await promise
    if (!('error' in answer)) return answer
    throw Object.assign(new Error(answer.error), { code: answer.code })
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

/**
 * Creates a pool of processes that run one job at a time and start on demand. The caller limits concurrency.
 *
 * @param start starts a process; it is reused while it is alive
 */
export function createPool<Process extends { readonly alive: boolean }>(start: () => Process) {
  const free: Process[] = []

  /** Takes the most recently used process, so that surplus ones become idle and end. */
  function takeFree(): Process | undefined {
    let process = free.pop()
    while (process && !process.alive) process = free.pop()
    return process
  }

  return {
    async use<T>(work: (process: Process) => Promise<T>): Promise<T> {
      const process = takeFree() ?? start()
      try {
        return await work(process)
      } finally {
        if (process.alive) free.push(process)
      }
    },
  }
}

/** Milliseconds between two checks of a job's bounds. */
const watchMs = 50

interface Program<Job, Result> {
  run(job: Job): Promise<Result>
  /** Returns the input's fault that an error means; undefined for other errors, which mean `damaged` or the system. */
  faultOf(error: unknown): string | undefined
}

/**
 * Runs the jobs that this process receives, one at a time, and kills the process when a job exceeds its bounds: nothing
 * else stops native code.
 */
export function takeJobs<Job, Result>(program: Program<Job, Result>): void {
  process.on('message', async ({ job, bounds }: Order<Job>) => {
    const stop = watch(bounds)
    const answer = await answerTo(program, job)
    stop()
    // The parent process has ended.
    process.send?.(answer, error => error && end())
  })
  // Running native code would block a regular exit.
  process.on('disconnect', end)
  // Ctrl+C reaches the whole process group, while the service may still finish a request.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
}

async function answerTo<Job, Result>(
  { run, faultOf }: Program<Job, Result>,
  job: Job,
): Promise<Answer<Result>> {
  try {
    return { result: await run(job) }
  } catch (error) {
    const { message, code, errno, cause } = error as NodeJS.ErrnoException
    const fault = faultOf(error)
    if (fault !== undefined) return { fault, cause: String(cause ?? '') }
    // A system error: a full disk or a missing file.
    return errno === undefined
      ? { fault: 'damaged', cause: message }
      : { error: message, code: String(code) }
  }
}

/** Reports and kills this process when the job exceeds its bounds. */
function watch({ cpuSeconds, memory }: Bounds): () => void {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const spent = (user + system) / 1e6
    if (spent <= cpuSeconds && process.memoryUsage.rss() <= memory) return
    process.send?.({ fault: 'costly' } satisfies Answer<never>, end)
  }, watchMs)
  return () => clearInterval(timer)
}

function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
