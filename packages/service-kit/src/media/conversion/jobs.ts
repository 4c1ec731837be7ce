import type { Bounds } from '../../processes/bounds.ts'
import type { ImageFormat } from '../format.ts'
import type { InspectedImage } from './decoder.ts'
import type { Renditions } from './renditions.ts'

/** What a decoder process is asked to do. Paths are local; all but `folder` it only reads. */
export type Job =
  | { kind: 'inspect'; path: string; format: ImageFormat }
  /** Draws an SVG as the original to keep. */
  | { kind: 'draw'; path: string; folder: string }
  | { kind: 'render'; path: string; format: ImageFormat; folder: string }
  | { kind: 'preview'; path: string; format: ImageFormat; folder: string }

/** What each kind of job results in. */
export interface Results {
  inspect: InspectedImage
  /** Path of the drawing, a PNG. */
  draw: string
  render: Renditions
  preview: null
}

/** Forty megapixels of AVIF take 800 MB, of any other format less than 350 MB (measured). */
const memory = 1024 ** 3

/**
 * Headers are read in milliseconds, an honest drawing is drawn in tenths of a second. Twelve megapixels are
 * converted in about a second of processor time, the worst of forty (noise, three times as tall as
 * wide) in seven (measured). What takes longer than these is ended.
 */
export const bounds: Record<Job['kind'], Bounds> = {
  inspect: { cpuSeconds: 3, clockSeconds: 20, memory },
  draw: { cpuSeconds: 3, clockSeconds: 20, memory },
  render: { cpuSeconds: 15, clockSeconds: 60, memory },
  preview: { cpuSeconds: 5, clockSeconds: 20, memory },
}
