import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { canvasSize, printAreaPixels } from '@stampa/design'
import { projectBackground } from '@stampa/design/project'
import { inspect, openImage, sniffFile } from '@stampa/service-kit/media/decoding'
import type { MockupDifference } from '../artwork.ts'
import { type DrawJob, files } from '../process/jobs.ts'
import { differenceOf } from './difference.ts'
import { asBrowserContext } from './environment.ts'
import { readPixels, toCanvas, withPixels } from './pixels.ts'

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
    if (format === undefined || format === 'pdf') return null
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
