import type { Answer, Bounds, Order } from './bounds.ts'

const watchMs = 50

export interface Program<Job, Result> {
  run(job: Job): Promise<Result>
  /** The fault of what the job was given that an error stands for; `undefined` of any other error. */
  faultOf(error: unknown): string | undefined
  /** That of any other error, but those of the system. */
  otherFault: string
}

/**
 * Makes this process take one job at a time and end itself when a job takes more than its bounds.
 * Only an end of the whole process stops native code, whatever it is doing.
 */
export function takeJobs<Job, Result>(program: Program<Job, Result>): void {
  process.on('message', async ({ job, bounds }: Order<Job>) => {
    const stop = watch(bounds)
    const answer = await answerTo(program, job)
    stop()
    // Nobody there any more: then nobody needs this process either.
    process.send?.(answer, error => error && end())
  })
  // Native code still at work would hold up a polite end.
  process.on('disconnect', end)
  // Ctrl+C reaches the whole group; the service may still be finishing a request.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
}

async function answerTo<Job, Result>(
  { run, faultOf, otherFault }: Program<Job, Result>,
  job: Job,
): Promise<Answer<Result>> {
  try {
    return { result: await run(job) }
  } catch (error) {
    const { message, code, errno, cause } = error as NodeJS.ErrnoException
    const fault = faultOf(error)
    if (fault !== undefined) return { fault, cause: String(cause ?? '') }
    // The system's, of a disk that is full or a file that is gone.
    return errno === undefined
      ? { fault: otherFault, cause: message }
      : { error: message, code: String(code) }
  }
}

/** Ends this process, having said why, when the job exceeds its bounds. */
function watch({ cpuSeconds, memory }: Bounds): () => void {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const spent = (user + system) / 1e6
    if (spent <= cpuSeconds && process.memoryUsage.rss() <= memory) return
    process.send?.({ costly: true } satisfies Answer<never>, end)
  }, watchMs)
  return () => clearInterval(timer)
}

function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
