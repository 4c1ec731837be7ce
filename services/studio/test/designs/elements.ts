import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementBase, ImageElement, QrElement, TextElement } from '@stampa/design'

const folder = join(import.meta.dirname, 'assets')

const assets = new Map(
  readdirSync(folder).map(file => {
    const bytes = readFileSync(join(folder, file))
    return [createHash('sha256').update(bytes).digest('hex'), { file, bytes }]
  }),
)

/** Returns the original file of an image by its sha256. @throws Error when there is none */
export function corpusAsset(hash: string): { file: string; bytes: Buffer } {
  const asset = assets.get(hash)
  if (!asset) throw new Error(`no asset ${hash}`)
  return asset
}

/** Width and height of each asset in pixels, upright. */
const sizes = {
  'boxed.jpg': [700, 500],
  'drawing.svg': [400, 300],
  'label.gif': [300, 300],
  'logo.png': [600, 600],
  'photo.jpg': [1200, 900],
  'turned.jpg': [800, 600],
} as const

const common = (x: number, y: number): Omit<ElementBase, 'id'> => ({
  ...{ x, y, rotation: 0, opacity: 1, flipX: false, flipY: false },
  ...{ locked: false, hidden: false, name: '', group: null },
})

/** Element builders of the corpus: coordinates are millimetres from the print area's centre. */
export function text(
  content: string,
  x: number,
  y: number,
  rest: Partial<TextElement> = {},
): Omit<TextElement, 'id'> {
  return {
    ...common(x, y),
    type: 'text',
    text: content,
    ...{ font: 'Arial', size: 6, fill: '#16181d', align: 'center', lineHeight: 1.16 },
    ...{ letterSpacing: 0, width: 110, outline: null, curve: 0, bold: false, italic: false },
    ...rest,
  }
}

export function image(
  file: keyof typeof sizes,
  x: number,
  y: number,
  width: number,
  height: number,
  rest: Partial<ImageElement> = {},
): Omit<ImageElement, 'id'> {
  const asset = [...assets].find(([, one]) => one.file === file)
  if (!asset) throw new Error(`no asset ${file}`)
  const [pixelWidth, pixelHeight] = sizes[file]
  return {
    ...common(x, y),
    type: 'image',
    name: file,
    asset: asset[0],
    pixels: { width: pixelWidth, height: pixelHeight },
    ...{ width, height, crop: { x: 0, y: 0, width: 1, height: 1 } },
    ...{ brightness: 0, contrast: 0, greyscale: false, removeWhite: false },
    ...rest,
  }
}

export function qr(
  content: string,
  x: number,
  y: number,
  rest: Partial<QrElement> = {},
): Omit<QrElement, 'id'> {
  return { ...common(x, y), type: 'qr', text: content, size: 9, fill: '#16181d', ...rest }
}
