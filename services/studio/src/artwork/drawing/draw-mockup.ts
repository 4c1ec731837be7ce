import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type DesignElement, elementsOf, missingCharacters, type TextElement } from '@stampa/design'
import { AssetImage, projectElement } from '@stampa/design/project'
import type { FabricObject } from 'fabric/es'
import sharp from 'sharp'
import { printDpi, printPixels, printPixelsPerMm } from '../print-area.ts'
import { type DrawJob, type DrawnMockup, files, type MeasuredElement } from '../process/jobs.ts'
import { compareWithMockup } from './compare-with-mockup.ts'
import { drawObject } from './draw-object.ts'
import { embeddedImage } from './embedded-image.ts'
import { loadFonts, prepareFabric, typeset } from './environment.ts'
import { type OpenedImage, openElementImage } from './images.ts'
import { inksOf } from './inks.ts'
import { Ruler } from './measure.ts'
import { createPdfPlate, type PdfPlate } from './pdf.ts'
import { compressionLevel } from './png.ts'
import { SvgPlate } from './svg.ts'

prepareFabric()

/** Where one side is drawn, all at 300 pixels an inch. */
interface Plates {
  png: SKRSContext2D
  pdf: PdfPlate
  svg: SvgPlate
}

type Warning = DrawnMockup['warnings'][number]

/** Draws the files of one mockup into the job's folder. */
export async function drawMockup(job: DrawJob): Promise<DrawnMockup> {
  const size = printPixels(job.printArea)
  const elements = elementsOf(job.document, job.side).filter(
    ({ hidden, opacity }) => !hidden && opacity > 0,
  )
  loadFonts(elements.filter(element => element.type === 'text'))
  const canvas = createCanvas(size.width, size.height)
  const plates: Plates = {
    png: typeset(canvas.getContext('2d')),
    pdf: createPdfPlate(job.printArea, job.title),
    svg: new SvgPlate(job.printArea, size),
  }

  const ruler = new Ruler(job.printArea)
  const measured: MeasuredElement[] = []
  const warnings: Warning[] = []
  for (const element of elements) {
    const { object, image } = await project(element, job)
    drawObject(plates.png, object, size)
    drawObject(plates.pdf.context, object, size)
    if (object instanceof AssetImage && element.type === 'image' && image) {
      plates.svg.addImage(element.id, object, await embeddedImage(element, image, job.folder))
    } else {
      plates.svg.addShape(element.id, object)
    }
    const box = ruler.inkBox(object)
    const measures = describe(element, image)
    measured.push({ ...measures, ...ruler.ownSize(element, object), ...ruler.place(box) })
    warnings.push(...warningsOf(element, measures.dpi, ruler.isOutside(box)))
  }

  const write = (kind: 'png' | 'pdf' | 'svg', bytes: Buffer) =>
    writeFile(join(job.folder, files.artwork(job.index, kind)), bytes)
  await write('pdf', plates.pdf.toBuffer())
  await write('svg', plates.svg.toBuffer())
  const difference = await compareWithMockup(job, canvas)
  if (!difference) warnings.push({ code: 'mockup_unreadable', element: null, value: null })
  if (difference?.differs) {
    warnings.push({ code: 'differs', element: null, value: difference.share })
  }
  await write('png', await encode(canvas))
  return { pixels: size, elements: measured, inks: inksOf(elements), warnings, difference }
}

async function project(
  element: DesignElement,
  { folder, printArea }: DrawJob,
): Promise<{ object: FabricObject; image: OpenedImage | null }> {
  const image = element.type === 'image' ? await openElementImage(element, folder) : null
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
  return { object, image }
}

async function encode(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  // What it held is copied, and may be hundreds of megabytes.
  canvas.width = 1
  canvas.height = 1
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withMetadata({ density: printDpi })
    .png({ compressionLevel })
    .toBuffer()
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

/** Pixels of the original to an inch of the print, where they are fewest. */
function effectiveDpi(
  { crop, width, height }: DesignElement & { type: 'image' },
  { format, original }: OpenedImage,
): number | null {
  if (format === 'svg') return null
  const across = (crop.width * original.width) / (width / 25.4)
  const down = (crop.height * original.height) / (height / 25.4)
  return Math.round(Math.min(across, down))
}

/** Dots an inch below which a print is seen to be coarse, and where it begins to be. */
const coarse = 100
const fair = 150

function warningsOf(element: DesignElement, dpi: number | null, isOutside: boolean): Warning[] {
  const warnings: Warning[] = []
  const warn = (code: Warning['code'], value: Warning['value']) =>
    warnings.push({ code, element: element.id, value })
  if (dpi !== null && dpi < coarse) warn('low_resolution', dpi)
  else if (dpi !== null && dpi < fair) warn('moderate_resolution', dpi)
  if (isOutside) warn('outside', null)
  const missing = element.type === 'text' ? missingIn(element) : ''
  if (missing !== '') warn('missing_glyphs', missing)
  return warnings
}

function missingIn({ font, text }: TextElement): string {
  return missingCharacters(font, text).join('')
}
