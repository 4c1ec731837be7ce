import type { Answer, Bounds, Order } from './bounded-process.ts'

const watchMs = 50

export interface Program<Job, Result> {
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
