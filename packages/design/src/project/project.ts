import { FabricImage, FabricObject, Path, Textbox } from 'fabric/es'
import { encode } from 'uqr'
import type { DesignElement, ImageElement, QrElement, TextElement } from '../document.ts'
import { faceOf, fontFamily } from '../fonts/faces.ts'
import { backgroundScale, canvasSize } from '../print-area.ts'
import { CurvedText } from './curved-text.ts'

/** Maps the millimetres of a design to the pixels of a canvas. */
export interface Projection {
  readonly pixelsPerMm: number
  /** Centre of the print area on the canvas, pixels. */
  readonly center: { readonly x: number; readonly y: number }
  /** Returns the whole upright image with its adjustments, in any resolution. */
  image(element: ImageElement): PreparedImage
}

export interface PreparedImage {
  readonly source: ConstructorParameters<typeof FabricImage>[0]
  readonly width: number
  readonly height: number
}

declare module 'fabric/es' {
  interface FabricObject {
    /** Kind of the object in the serialised canvas of an order. */
    stampaRole?: 'user-image' | 'user-text' | 'user-qr' | 'background'
    /** Id of the element that the object shows. */
    elementId?: string
    /** sha256 of a visitor's image. */
    assetHash?: string
  }
}

FabricObject.customProperties = ['stampaRole', 'elementId', 'assetHash']

/** An image that is serialised by a reference instead of its bytes. */
export class AssetImage extends FabricImage {
  /** `asset:<sha256>` for a visitor's image, the URL of a product's picture. */
  readonly reference: string

  constructor(source: PreparedImage['source'], reference: string, options: Partial<FabricImage>) {
    super(source, options)
    this.reference = reference
  }

  override getSrc(): string {
    return this.reference
  }
}

/** Makes the product picture, in the centre of the stage under all elements. */
export function projectBackground({ source, width, height }: PreparedImage, url: string) {
  const scale = backgroundScale(width, height)
  return new AssetImage(source, url, {
    left: canvasSize / 2,
    top: canvasSize / 2,
    originX: 'center',
    originY: 'center',
    scaleX: scale,
    scaleY: scale,
    selectable: false,
    evented: false,
    stampaRole: 'background',
  })
}

/**
 * Makes the object that draws an element: the only projection from a design to pixels, for the screen, the mockup of
 * an order and the print files. A hidden element becomes an invisible object. Its fonts must be loaded.
 */
export function projectElement(element: DesignElement, projection: Projection): FabricObject {
  const object = projectors[element.type](element as never, projection)
  object.set({ ...placement(element, projection), elementId: element.id })
  object.setCoords()
  return object
}

/** The properties of an object that a move, rotation, flip or change of visibility sets. */
export function placement(element: DesignElement, { pixelsPerMm, center }: Projection) {
  return {
    left: center.x + element.x * pixelsPerMm,
    top: center.y + element.y * pixelsPerMm,
    originX: 'center',
    originY: 'center',
    angle: element.rotation,
    opacity: element.opacity,
    flipX: element.flipX,
    flipY: element.flipY,
    visible: !element.hidden,
  } as const
}

const projectors = { image: projectImage, text: projectText, qr: projectQr }

function projectImage(element: ImageElement, { pixelsPerMm, image }: Projection): FabricObject {
  const { source, width, height } = image(element)
  const crop = {
    cropX: element.crop.x * width,
    cropY: element.crop.y * height,
    width: element.crop.width * width,
    height: element.crop.height * height,
  }
  return new AssetImage(source, `asset:${element.asset}`, {
    ...crop,
    scaleX: (element.width * pixelsPerMm) / crop.width,
    scaleY: (element.height * pixelsPerMm) / crop.height,
    stampaRole: 'user-image',
    assetHash: element.asset,
  })
}

function projectText(element: TextElement, { pixelsPerMm }: Projection): FabricObject {
  const face = faceOf(element.font, element)
  const style = {
    fontFamily: fontFamily(element.font),
    fontSize: element.size * pixelsPerMm,
    fontWeight: face.bold ? 700 : 400,
    fontStyle: face.italic ? ('italic' as const) : ('normal' as const),
    charSpacing: element.letterSpacing,
    fill: element.fill,
    stroke: element.outline?.color ?? null,
    // The letter covers the inner half of its stroke.
    strokeWidth: 2 * (element.outline?.width ?? 0) * pixelsPerMm,
    strokeLineJoin: 'round' as const,
    paintFirst: 'stroke' as const,
    stampaRole: 'user-text' as const,
  }
  if (element.curve !== 0) {
    return new CurvedText({ ...style, text: element.text, curve: element.curve })
  }
  return new Textbox(element.text, {
    ...style,
    width: element.width * pixelsPerMm,
    textAlign: element.align,
    lineHeight: element.lineHeight,
  })
}

function projectQr(element: QrElement, { pixelsPerMm }: Projection): FabricObject {
  const { path, modules } = qrPath(element.text)
  const scale = (element.size * pixelsPerMm) / modules
  return new Path(path, {
    fill: element.fill,
    strokeWidth: 0,
    scaleX: scale,
    scaleY: scale,
    stampaRole: 'user-qr',
  })
}

/** Encodes a text as SVG path data in a square of `modules` units, without a quiet zone. */
export function qrPath(text: string): { path: string; modules: number } {
  // Level Q corrects a quarter of the code: cloth stretches.
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { path: runs.join(''), modules: size }
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
