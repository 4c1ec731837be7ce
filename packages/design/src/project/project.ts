import { FabricObject, Path, Textbox } from 'fabric/es'
import type { DesignElement, ImageElement, QrElement, TextElement } from '../document.ts'
import { faceOf, fontFamily } from '../fonts/faces.ts'
import { AssetImage, type ImageSource } from './asset-image.ts'
import { CurvedText } from './curved-text.ts'
import { qrPath } from './qr-path.ts'

/** How a design's millimetres become a canvas's pixels. */
export interface Projection {
  readonly pixelsPerMm: number
  /** The middle of the print area on the canvas, in pixels. */
  readonly center: { readonly x: number; readonly y: number }
  /** The whole image, upright, its adjustments made; any resolution. */
  image(element: ImageElement): PreparedImage
}

export interface PreparedImage {
  readonly source: ImageSource
  readonly width: number
  readonly height: number
}

/** What an object of the canvas is, in the design that is written down with an order. */
export type StampaRole = 'user-image' | 'user-text' | 'user-qr' | 'background'

declare module 'fabric/es' {
  interface FabricObject {
    stampaRole?: StampaRole
    /** Id of the element that the object shows. */
    elementId?: string
    /** sha256 of a visitor's image. */
    assetHash?: string
  }
}

FabricObject.customProperties = ['stampaRole', 'elementId', 'assetHash']

/**
 * The object that draws the element: the one way from a design to pixels, for the studio's screen,
 * the submitted mockup and the printed artwork alike. What is hidden is an invisible object. The
 * fonts must have been loaded.
 */
export function projectElement(element: DesignElement, projection: Projection): FabricObject {
  const object = projectors[element.type](element as never, projection)
  object.set({ ...placement(element, projection), elementId: element.id })
  object.setCoords()
  return object
}

/** Where and how an object stands; all that moving, turning or hiding an element changes. */
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
    // Half of a stroke lies under the letter.
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
