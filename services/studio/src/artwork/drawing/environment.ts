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
 * Provides the browser globals that Fabric draws with: canvases only, so that no element can reach network or disk.
 */
export function prepareFabric(): void {
  // Unhinted outlines, like Chromium on Linux.
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
  // Setting a canvas's size resets its context.
  return Object.assign(canvas, { getContext: () => typeset(getContext('2d')) as never })
}

/** Disables ligatures, which the studio's fonts do not have. */
export function typeset(context: SKRSContext2D): SKRSContext2D {
  context.lang = 'el'
  context.fontVariantLigatures = 'none'
  return context
}

/** Casts a context of this library to the browser's type, of which it implements the part in use. */
export function asBrowserContext(context: object): CanvasRenderingContext2D {
  return context as CanvasRenderingContext2D
}

const registered = new Set<FontFace>()

/** Registers the fonts of these texts, so that a process reads only the files that it needs. */
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
