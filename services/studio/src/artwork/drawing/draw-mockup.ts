import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type DesignElement, elementsOf, missingCharacters, printAreaPixels } from '@stampa/design'
import { AssetImage, projectElement } from '@stampa/design/project'
import type { FabricObject } from 'fabric/es'
import { printDpi, printPixels, printPixelsPerMm } from '../print-area.ts'
import {
  type DrawJob,
  type DrawnMockup,
  files,
  type Inks,
  type MeasuredElement,
} from '../process/jobs.ts'
import { compareWithMockup } from './compare-with-mockup.ts'
import { drawObject } from './draw-object.ts'
import { embeddedImage } from './embedded-image.ts'
import { loadFonts, prepareFabric, typeset } from './environment.ts'
import { Images, type OpenedImage } from './images.ts'
import { Ruler } from './measure.ts'
import { createPdfPlate } from './pdf.ts'
import { compressionLevel, freeMemory, readPixels, toCanvas, withPixels } from './pixels.ts'
import { SvgPlate } from './svg.ts'

prepareFabric()

type Warning = DrawnMockup['warnings'][number]

/** Draws the files of one mockup into the job's folder. */
export async function drawMockup(job: DrawJob): Promise<DrawnMockup> {
  const size = printPixels(job.printArea)
  const shown = elementsOf(job.document, job.side).filter(
    ({ hidden, opacity }) => !hidden && opacity > 0,
  )
  loadFonts(shown.filter(element => element.type === 'text'))
  const images = new Images(job.folder)
  const { elements, warnings } = await drawVectors(job, shown, images)
  await freeMemory()
  const canvas = createCanvas(size.width, size.height)
  await drawPixels(job, shown, images, canvas)
  images.close()
  await freeMemory()
  const { png, small } = await encode(canvas, printAreaPixels(job.printArea))
  await write(job, 'png', png)
  const difference = await compareWithMockup(job, small)
  if (!difference) warnings.push({ code: 'mockup_unreadable', element: null, value: null })
  if (difference?.differs) {
    warnings.push({ code: 'differs', element: null, value: difference.share })
  }
  return { pixels: size, elements, inks: inksOf(shown), warnings, difference }
}

/** Writes PDF and SVG and measures the elements, before the canvas for pixels is allocated. */
async function drawVectors(
  job: DrawJob,
  shown: readonly DesignElement[],
  images: Images,
): Promise<Pick<DrawnMockup, 'elements' | 'warnings'>> {
  const size = printPixels(job.printArea)
  const pdf = createPdfPlate(job.printArea, job.title)
  const svg = new SvgPlate(job.printArea, size)
  const ruler = new Ruler(job.printArea)
  const elements: MeasuredElement[] = []
  const warnings: Warning[] = []
  for (const element of shown) {
    await withObject(element, job, images, async (object, image) => {
      drawObject(pdf.context, object, size)
      if (object instanceof AssetImage && element.type === 'image' && image) {
        svg.addImage(element.id, object, await embeddedImage(element, image, job.folder))
      } else {
        svg.addShape(element.id, object)
      }
      const box = ruler.inkBox(object)
      const measures = describe(element, image)
      elements.push({ ...measures, ...ruler.ownSize(element, object), ...ruler.place(box) })
      warnings.push(...warningsOf(element, measures.dpi, ruler.isOutside(box)))
    })
  }
  await write(job, 'pdf', pdf.toBuffer())
  await write(job, 'svg', svg.toBuffer())
  return { elements, warnings }
}

async function drawPixels(
  job: DrawJob,
  shown: readonly DesignElement[],
  images: Images,
  canvas: Canvas,
): Promise<void> {
  const context = typeset(canvas.getContext('2d'))
  for (const element of shown) {
    await withObject(element, job, images, object => drawObject(context, object, canvas))
  }
}

async function write(job: DrawJob, kind: 'png' | 'pdf' | 'svg', bytes: Buffer): Promise<void> {
  await writeFile(join(job.folder, files.artwork(job.index, kind)), bytes)
}

/** Calls `work` with the Fabric object of an element, placed in pixels at 300 DPI. */
async function withObject(
  element: DesignElement,
  { printArea }: DrawJob,
  images: Images,
  work: (object: FabricObject, image: OpenedImage | null) => void | Promise<void>,
): Promise<void> {
  const image = element.type === 'image' ? await images.open(element) : null
  const object = projectElement(element, {
    pixelsPerMm: printPixelsPerMm,
    center: {
      x: (printArea.widthMm * printPixelsPerMm) / 2,
      y: (printArea.heightMm * printPixelsPerMm) / 2,
    },
    image() {
      if (!image) throw new TypeError('only images have one')
      return image
    },
  })
  await work(object, image)
  if (image && element.type === 'image') images.drawn(element, image)
}

/** Encodes the print as PNG, and scales it to the studio's stage. Empties the canvas. */
async function encode(canvas: Canvas, area: { width: number; height: number }) {
  return withPixels(canvas, async image => {
    // The pixels are copied: free the canvas.
    canvas.width = 1
    canvas.height = 1
    const png = await image
      .clone()
      .withMetadata({ density: printDpi })
      .png({ compressionLevel })
      .toBuffer()
    const width = Math.max(1, Math.round(area.width))
    const height = Math.max(1, Math.round(area.height))
    const small = await toCanvas(await readPixels(image.resize({ width, height, fit: 'fill' })))
    return { png, small }
  })
}

function describe(
  element: DesignElement,
  image: OpenedImage | null,
): Omit<MeasuredElement, 'width' | 'height' | 'top' | 'middle'> {
  const { id, type, rotation, name } = element
  const label = name === '' && type !== 'image' ? element.text : name
  return {
    id,
    type,
    label,
    rotation,
    dpi: type === 'image' && image ? effectiveDpi(element, image) : null,
    source: type === 'image' && image ? { format: image.format, hash: element.asset } : null,
  }
}

/** Returns the lower of the horizontal and vertical DPI of an image in print. */
function effectiveDpi(
  { crop, width, height }: DesignElement & { type: 'image' },
  { format, original }: OpenedImage,
): number | null {
  if (format === 'svg') return null
  const across = (crop.width * original.width) / (width / 25.4)
  const down = (crop.height * original.height) / (height / 25.4)
  return Math.round(Math.min(across, down))
}

/** DPI below which a print looks coarse, and below which it begins to. */
const coarse = 100
const fair = 150

function warningsOf(element: DesignElement, dpi: number | null, isOutside: boolean): Warning[] {
  const warnings: Warning[] = []
  const warn = (code: Warning['code'], value: Warning['value']) =>
    warnings.push({ code, element: element.id, value })
  if (dpi !== null && dpi < coarse) warn('low_resolution', dpi)
  else if (dpi !== null && dpi < fair) warn('moderate_resolution', dpi)
  if (isOutside) warn('outside', null)
  const missing = element.type === 'text' ? missingCharacters(element.font, element.text) : []
  if (missing.length > 0) warn('missing_glyphs', missing.join(''))
  return warnings
}

/** Returns the inks of these elements in order of first use. */
function inksOf(elements: readonly DesignElement[]): Inks {
  const spot = elements.flatMap(element => {
    if (element.type === 'image') return []
    const outline = element.type === 'text' ? element.outline : null
    return outline && outline.width > 0 ? [element.fill, outline.color] : [element.fill]
  })
  return { spot: [...new Set(spot)], process: elements.some(({ type }) => type === 'image') }
}
