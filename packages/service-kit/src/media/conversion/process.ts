/**
 * The program of a decoder process: takes one job at a time and ends itself when the job takes
 * more than its bounds. Only an end of the whole process stops a decoder, whatever it is doing.
 */

import { MediaError } from '../media-error.ts'
import { inspect, openImage } from './decoder.ts'
import type { Answer, Bounds, Job, Order, Results } from './jobs.ts'
import { drawOriginal, writePreview, writeRenditions } from './renditions.ts'

const watchMs = 50

process.on('message', async ({ job, bounds }: Order) => {
  const stop = watch(bounds)
  const answer = await answerTo(job)
  stop()
  // Nobody there any more: then nobody needs this process either.
  process.send?.(answer, error => error && end())
})

// A decoder still at work would hold up a polite end.
process.on('disconnect', end)
// Ctrl+C reaches the whole group; the service may still be finishing a request.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { result: await run(job) }
  } catch (error) {
    if (error instanceof MediaError) return { fault: error.fault, cause: String(error.cause ?? '') }
    const { message, code } = error as NodeJS.ErrnoException
    // Errors of the disk carry a code, those of a decoder do not.
    return code === undefined ? { fault: 'damaged', cause: message } : { error: message, code }
  }
}

async function run(job: Job): Promise<Results[Job['kind']]> {
  switch (job.kind) {
    case 'inspect':
      return inspect(job.path, job.format)
    case 'draw':
      return drawOriginal(await openImage(job.path, 'svg'), job.folder)
    case 'render':
      return writeRenditions(await openImage(job.path, job.format), job.folder)
    case 'preview':
      await writePreview(await openImage(job.path, job.format), job.folder)
      return null
  }
}

/** Ends this process, having said why, when the job exceeds its bounds. */
function watch({ cpuSeconds, memory }: Bounds): () => void {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const spent = (user + system) / 1e6
    if (spent <= cpuSeconds && process.memoryUsage.rss() <= memory) return
    process.send?.({ fault: 'costly' } satisfies Answer, end)
  }, watchMs)
  return () => clearInterval(timer)
}

function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
