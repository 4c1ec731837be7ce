import { fileURLToPath } from 'node:url'
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type SKRSContext2D,
  setTextRenderer,
} from '@napi-rs/canvas'
import { type FontFace, fontFaces, fontFamily, fontLabels, type TextElement } from '@stampa/design'
import { setEnv } from 'fabric/es'

/**
 * Gives Fabric's browser build what it draws with. It asks for nothing but canvases: whatever else it asked
 * for would be a way to the network or the disk.
 */
export function prepareFabric(): void {
  // Outlines as Chromium draws them on Linux, without hints.
  setTextRenderer('system')
  setEnv({
    document: { createElement } as unknown as Document,
    window: { devicePixelRatio: 1 } as unknown as Window & typeof globalThis,
    isTouchSupported: false,
    WebGLProbe: undefined as never,
    dispose() {},
    copyPasteData: {},
  })
}

function createElement(name: string): Canvas {
  if (name !== 'canvas') throw new TypeError(`no element ${name} on the server`)
  const canvas = createCanvas(1, 1)
  const getContext = canvas.getContext.bind(canvas)
  // Setting a canvas's size forgets what was set before.
  return Object.assign(canvas, { getContext: () => typeset(getContext('2d')) as never })
}

/** Sets text on this context as the studio's fonts do, which have no ligatures. */
export function typeset(context: SKRSContext2D): SKRSContext2D {
  context.lang = 'el'
  context.fontVariantLigatures = 'none'
  return context
}

/** Fabric's types know the browser's context alone; this library's has all of it that is drawn with. */
export function asBrowserContext(context: object): CanvasRenderingContext2D {
  return context as CanvasRenderingContext2D
}

const registered = new Set<FontFace>()

/** Registers what these texts are set in, so that a process reads the files that it needs. */
export function loadFonts(texts: readonly TextElement[]): void {
  for (const label of fontLabels.filter(name => texts.some(({ font }) => font === name))) {
    for (const face of fontFaces[label]) {
      if (registered.has(face)) continue
      const path = fileURLToPath(import.meta.resolve(face.file))
      if (!GlobalFonts.registerFromPath(path, fontFamily(label))) {
        throw new Error(`cannot read the font ${path}`)
      }
      registered.add(face)
    }
  }
}
