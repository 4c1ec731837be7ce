import { createCanvas, SvgExportFlag } from '@napi-rs/canvas'
import type { PrintArea } from '@stampa/design'
import type { FabricObject } from 'fabric/es'
import { printPixelsPerMm } from '../print-area.ts'
import { drawOpaque, type Size } from './draw-object.ts'
import { typeset } from './environment.ts'

export interface SvgImage {
  contentType: 'image/png' | 'image/jpeg'
  bytes: Buffer
  /** Size before the crop, in the object's pixels. */
  width: number
  height: number
}

/** Collects the layers of a side, bottom to top, each as a group with the element's id. */
export class SvgPlate {
  readonly #layers: string[] = []
  readonly #area: PrintArea
  readonly #size: Size

  /** @param size in pixels at 300 DPI, the units of the drawing */
  constructor(area: PrintArea, size: Size) {
    this.#area = area
    this.#size = size
  }

  /** Converts text to outlines, so that no font is needed. */
  addShape(id: string, object: FabricObject): void {
    const { width, height } = this.#size
    const canvas = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
    drawOpaque(typeset(canvas.getContext('2d')), object)
    const drawn = canvas.getContent().toString()
    const content = drawn.slice(
      drawn.indexOf('>', drawn.indexOf('<svg')) + 1,
      drawn.lastIndexOf('</svg>'),
    )
    this.#add(id, object, withOwnNames(content, `e${this.#layers.length}-`))
  }

  addImage(
    id: string,
    object: FabricObject & { cropX: number; cropY: number },
    image: SvgImage,
  ): void {
    const { width, height, cropX, cropY } = object
    const href = `data:${image.contentType};base64,${image.bytes.toString('base64')}`
    const matrix = object.calcTransformMatrix().map(round).join(' ')
    this.#add(
      id,
      object,
      `<g transform="matrix(${matrix})"><svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" viewBox="${cropX} ${cropY} ${width} ${height}" preserveAspectRatio="none"><image width="${image.width}" height="${image.height}" preserveAspectRatio="none" xlink:href="${href}"/></svg></g>`,
    )
  }

  toBuffer(): Buffer {
    const { widthMm, heightMm } = this.#area
    const box = [widthMm, heightMm].map(length => round(length * printPixelsPerMm)).join(' ')
    return Buffer.from(
      `<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${box}">
${this.#layers.join('\n')}
</svg>
`,
    )
  }

  #add(id: string, { opacity }: FabricObject, content: string): void {
    const translucent = opacity === 1 ? '' : ` opacity="${opacity}"`
    this.#layers.push(`<g id="element-${id}"${translucent}>${content}</g>`)
  }
}

/** Makes the clip ids of a layer unique: Fabric numbers them per object. */
function withOwnNames(svg: string, prefix: string): string {
  return svg
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}

function round(value: number): number {
  return Number(value.toFixed(6))
}
