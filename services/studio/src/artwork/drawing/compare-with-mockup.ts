import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { canvasSize, type Pixels, printAreaPixels } from '@stampa/design'
import { projectBackground } from '@stampa/design/project'
import { inspect, isImageFormat, openImage, sniffFile } from '@stampa/service-kit/media/decoding'
import type { MockupDifference } from '../artwork.ts'
import { type DrawJob, files } from '../process/jobs.ts'
import { asBrowserContext } from './environment.ts'
import { readPixels, toCanvas, withPixels } from './pixels.ts'

/** Minimum visible difference of a colour channel, of 255. */
const minDifference = 48

/** Tolerated share of differing blocks, for different antialiasing and the mockup's low resolution. */
const maxShare = 0.02

/** Minimum number of blocks for a verdict. */
const minBlocks = 20

/**
 * Minimum opacity of a compared block, 0 to 1. The background of the rest is unknown; in an honest mockup it changes
 * a channel by at most 0.8 × 0.2 of its range, which is below the visible difference.
 */
const minCover = 0.8

/**
 * Returns the share of the artwork that looks different in the mockup. Compares blocks of 2 × 2 pixels, which reduces
 * the weight of edges, where renderers differ.
 *
 * @param drawn of the same size as the mockup; transparent pixels are not compared
 */
function differenceOf(submitted: Pixels, drawn: Pixels): MockupDifference {
  const { width, height } = drawn
  let compared = 0
  let different = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const own = blockAt(drawn, x, y)
      if (own.cover < minCover) continue
      compared += 1
      if (distance(own, blockAt(submitted, x, y)) > minDifference) different += 1
    }
  }
  const share = compared === 0 ? 0 : different / compared
  return { share, differs: compared >= minBlocks && share > maxShare }
}

/** The mean of four pixels. */
interface Block {
  /** Red, green and blue, weighted by how much each pixel covers. */
  colour: readonly [number, number, number]
  /** 0 to 1. */
  cover: number
}

function blockAt({ data, width }: Pixels, x: number, y: number): Block {
  const first = y * width + x
  let [red, green, blue, cover] = [0, 0, 0, 0]
  for (const pixel of [first, first + 1, first + width, first + width + 1]) {
    const part = (data[pixel * 4 + 3] ?? 0) / 255 / 4
    red += (data[pixel * 4] ?? 0) * part
    green += (data[pixel * 4 + 1] ?? 0) * part
    blue += (data[pixel * 4 + 2] ?? 0) * part
    cover += part
  }
  return { colour: [red, green, blue], cover }
}

/** Returns the colour change of the mockup if the block were drawn over it. */
function distance({ colour, cover }: Block, submitted: Block): number {
  const changes = colour.map((value, channel) =>
    Math.abs(value - cover * (submitted.colour[channel] ?? 0)),
  )
  return Math.max(...changes)
}

/**
 * Compares the artwork with the submitted mockup, within the print area at the resolution of the studio's stage.
 * Writes previews of both into the folder.
 *
 * @param artwork the print, at the resolution of the stage
 * @returns null when the mockup cannot be read
 */
export async function compareWithMockup(
  job: DrawJob,
  artwork: Canvas,
): Promise<MockupDifference | null> {
  const picture = await readPicture(join(job.folder, files.mockup(job.index)))
  const mockup = picture && toStage(picture)
  const garment = await readPicture(join(job.folder, files.garment(job.index)))
  await preview(join(job.folder, files.submittedPreview(job.index)), { mockup }, job)
  await preview(join(job.folder, files.drawnPreview(job.index)), { garment, artwork }, job)
  if (!mockup) return null

  const area = printAreaPixels(job.printArea)
  const pixelsOf = (picture: Canvas) => {
    const [width, height] = [Math.round(area.width), Math.round(area.height)]
    return picture.getContext('2d').getImageData(area.left, area.top, width, height)
  }
  const drawn = stage()
  drawOnStage(drawn, garment, artwork, job)
  return differenceOf(pixelsOf(mockup), pixelsOf(drawn))
}

/** Scales a mockup, which shows the whole stage, to the stage's size. */
function toStage(picture: Canvas): Canvas {
  const canvas = stage()
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvasSize, canvasSize)
  return canvas
}

function stage(): Canvas {
  return createCanvas(canvasSize, canvasSize)
}

function drawOnStage(
  canvas: Canvas,
  garment: Canvas | null,
  artwork: Canvas | null,
  { printArea }: DrawJob,
): void {
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (garment) {
    const { width, height } = garment
    const picture = { source: garment as unknown as HTMLCanvasElement, width, height }
    projectBackground(picture, '').render(asBrowserContext(context))
  }
  const { left, top, width, height } = printAreaPixels(printArea)
  if (artwork) context.drawImage(artwork, left, top, width, height)
}

/** Maximum side of a decoded picture, pixels: twice the stage's. */
const readSize = 2 * canvasSize

async function readPicture(path: string): Promise<Canvas | null> {
  try {
    const format = await sniffFile(path)
    if (format === undefined || !isImageFormat(format)) return null
    await inspect(path, format)
    const image = await openImage(path, format)
    const small = { width: readSize, height: readSize, fit: 'inside' } as const
    return await toCanvas(
      await readPixels(image.autoOrient().resize({ ...small, withoutEnlargement: true })),
    )
  } catch {
    // An invalid upload and a missing file count as unreadable.
    return null
  }
}

/** Background that garments of any colour contrast with. */
const background = '#f2f2f2'

/** Writes a preview: the mockup as it is, or the artwork on the garment or on its colour. */
async function preview(
  path: string,
  { mockup, garment, artwork }: Partial<Record<'mockup' | 'garment' | 'artwork', Canvas | null>>,
  job: DrawJob,
): Promise<void> {
  const canvas = stage()
  const context = canvas.getContext('2d')
  context.fillStyle = background
  context.fillRect(0, 0, canvasSize, canvasSize)
  if (mockup) context.drawImage(mockup, 0, 0)
  if (artwork && !garment) {
    const { left, top, width, height } = printAreaPixels(job.printArea)
    context.fillStyle = job.colorCode
    context.fillRect(left, top, width, height)
  }
  drawOnStage(canvas, garment ?? null, artwork ?? null, job)
  const jpeg = await withPixels(canvas, image => image.flatten().jpeg({ quality: 88 }).toBuffer())
  await writeFile(path, jpeg)
}
