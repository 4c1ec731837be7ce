import {
  adjustPixels,
  type DesignDocument,
  elementsOf,
  fontFaces,
  fontFamily,
  fontLabels,
  type ImageElement,
  isAdjusted,
  type PrintArea,
  type Side,
} from '@stampa/design'
import { type PreparedImage, projectElement } from '@stampa/design/project'
import { config, StaticCanvas } from 'fabric/es'

declare global {
  interface Window {
    drawDesign: typeof drawDesign
  }
}

/** A design as the browser receives it; images are at `/assets/<hash>`. */
export interface BrowserDesign {
  document: DesignDocument
  side: Side
  printArea: PrintArea
}

const pixelsPerMm = 300 / 25.4

// Otherwise the cache of a large object is drawn small and enlarged.
config.configure({ perfLimitSizeTotal: 1e9, maxCacheSideLimit: 16_384 })

const fonts = fontLabels.flatMap(label =>
  fontFaces[label].map(({ bold, italic }) => {
    const style = `${italic ? 'italic' : 'normal'} ${bold ? 700 : 400}`
    return document.fonts.load(`${style} 16px "${fontFamily(label)}"`, 'Ελ')
  }),
)

/** Draws a design at its print size. @returns a PNG's data URL */
async function drawDesign({ document, side, printArea }: BrowserDesign): Promise<string> {
  await Promise.all(fonts)
  const [width, height] = [printArea.widthMm * pixelsPerMm, printArea.heightMm * pixelsPerMm]
  const elements = elementsOf(document, side)
  const images = new Map<string, PreparedImage>()
  for (const element of elements) {
    if (element.type === 'image') images.set(element.id, await prepare(element))
  }
  const canvas = new StaticCanvas(undefined, {
    width: Math.round(width),
    height: Math.round(height),
    enableRetinaScaling: false,
    renderOnAddRemove: false,
  })
  for (const element of elements) {
    const object = projectElement(element, {
      pixelsPerMm,
      center: { x: width / 2, y: height / 2 },
      image: ({ id }) => images.get(id) as PreparedImage,
    })
    // Translucent objects that overlap themselves are drawn on their own layer.
    object.objectCaching = object.opacity < 1 && Boolean(object.stroke)
    canvas.add(object)
  }
  canvas.renderAll()
  const url = canvas.toDataURL({ format: 'png', multiplier: 1 })
  await canvas.dispose()
  return url
}

async function prepare(element: ImageElement): Promise<PreparedImage> {
  const image = new Image()
  image.src = `/assets/${element.asset}`
  await image.decode()
  // A vector image is sharp at any size.
  const scale = element.name.endsWith('.svg') ? drawingScale(element, image) : 1
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  if (isAdjusted(element)) {
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    adjustPixels(pixels, element)
    context.putImageData(pixels, 0, 0)
  }
  return { source: canvas, width: canvas.width, height: canvas.height }
}

function drawingScale({ width, crop }: ImageElement, image: HTMLImageElement): number {
  return (width * pixelsPerMm) / (crop.width * image.naturalWidth)
}

window.drawDesign = drawDesign
