import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createLimit, QueueFullError } from '../../limit.ts'
import { type Bounds, createPool, startBoundedProcess } from '../../processes.ts'
import { timeouts } from '../../timeouts.ts'
import type { ConvertedFormat, ImageFormat } from '../format.ts'
import { MediaError, type MediaFault } from '../media-error.ts'
import type { InspectedImage } from './decoder.ts'
import type { ConvertedImage } from './rasterise.ts'
import type { Renditions } from './renditions.ts'

/** A job of a decoder process. Paths are local; only `folder` is written to, and the file that `replace` replaces. */
export type Job =
  | { kind: 'inspect'; path: string; format: ImageFormat }
  /** Draws an SVG as the original to keep. */
  | { kind: 'draw'; path: string; folder: string }
  | { kind: 'render'; path: string; format: ImageFormat; folder: string }
  | { kind: 'preview'; path: string; format: ImageFormat | 'pdf'; folder: string }
  | { kind: 'replace'; path: string; format: ConvertedFormat }

/** Result of each kind of job. */
export interface Results {
  inspect: InspectedImage
  /** Path of the drawing, a PNG. */
  draw: string
  render: Renditions
  preview: { width: number; height: number }
  replace: ConvertedImage
}

/** Forty megapixels of AVIF take 800 MB, of any other format less than 350 MB (measured). */
const memory = 1024 ** 3

/**
 * Bounds by kind of job. Headers are read in milliseconds, a regular drawing takes tenths of a second. Twelve
 * megapixels take about a second of processor time, the worst forty (noise, three times as tall as wide) seven
 * (measured). Forty megapixels of HEIC take four and 510 MB.
 */
export const bounds: Record<Job['kind'], Bounds> = {
  inspect: { cpuSeconds: 3, clockSeconds: timeouts.decoding / 1000, memory },
  draw: { cpuSeconds: 1, clockSeconds: timeouts.decoding / 1000, memory },
  render: { cpuSeconds: 15, clockSeconds: timeouts.rendering / 1000, memory },
  preview: { cpuSeconds: 5, clockSeconds: timeouts.decoding / 1000, memory },
  replace: { cpuSeconds: 15, clockSeconds: timeouts.rendering / 1000, memory },
}

/**
 * Seconds of processor time that a PDF or an SVG may take: both are programs, of which a few bytes can take
 * any time, and an honest one takes little. A PDF of 24 MB has its preview in less than one, and is replaced
 * in less than three (measured).
 */
const programSeconds: Partial<Record<string, Partial<Record<Job['kind'], number>>>> = {
  svg: { inspect: 1, render: 1, preview: 1 },
  pdf: { preview: 2, replace: 6 },
}

function boundsOf(job: Job, limits: typeof bounds): Bounds {
  const { cpuSeconds, ...rest } = limits[job.kind]
  const own = 'format' in job ? programSeconds[job.format]?.[job.kind] : undefined
  return { ...rest, cpuSeconds: Math.min(cpuSeconds, own ?? cpuSeconds) }
}

export type DecoderProcess = ReturnType<typeof startDecoderProcess>

/** Starts a process that decodes one image at a time. */
export function startDecoderProcess(limits = bounds) {
  const decoder = startBoundedProcess<Job, Results[Job['kind']]>(
    join(import.meta.dirname, 'process.ts'),
    (fault, options) => new MediaError(fault as MediaFault, options),
  )
  return {
    pid: decoder.pid,

    get alive() {
      return decoder.alive
    },

    /**
     * @throws MediaError as the job does; `damaged` when the process died, `costly` when the job exceeded its bounds
     */
    async run<J extends Job>(job: J): Promise<Results[J['kind']]> {
      return (await decoder.run(job, boundsOf(job, limits))) as Results[J['kind']]
    },
  }
}

/** Maximum number of images converted at once: each may take much memory. */
const processes = Math.min(availableParallelism(), 4)

const turns = createLimit(processes, { waiting: 128, waitingMs: timeouts.decoderTurn })

const decoders = createPool(() => startDecoderProcess())

/** Adds up the time that the conversions of an address's call take, without their waiting, ms. */
export const decodingTime = new AsyncLocalStorage<{ ms: number; address: string }>()

/**
 * Runs a job in a decoder process, which is started on demand.
 *
 * @throws MediaError as the job does, `costly`, or `busy` when too many jobs wait
 */
export async function convert<J extends Job>(job: J): Promise<Results[J['kind']]> {
  try {
    // Inspections do not wait for whole conversions.
    return await turns(() => timed(() => decoders.use(decoder => decoder.run(job))), {
      urgent: job.kind === 'inspect',
      group: decodingTime.getStore()?.address,
    })
  } catch (error) {
    throw error instanceof QueueFullError ? new MediaError('busy', { cause: error }) : error
  }
}

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  try {
    return await work()
  } finally {
    const spent = decodingTime.getStore()
    if (spent) spent.ms += performance.now() - begin
  }
}
