import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ImageElement,
  plainImage,
  plainQr,
  plainText,
  type QrElement,
  type TextElement,
} from '@stampa/design'

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

/** Element builders of the corpus: coordinates are millimetres from the print area's centre. */
export function text(
  content: string,
  x: number,
  y: number,
  rest: Partial<TextElement> = {},
): Omit<TextElement, 'id'> {
  return {
    ...plainText,
    x,
    y,
    text: content,
    size: 6,
    fill: '#16181d',
    width: 110,
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
    ...plainImage,
    x,
    y,
    width,
    height,
    name: file,
    asset: asset[0],
    pixels: { width: pixelWidth, height: pixelHeight },
    ...rest,
  }
}

export function qr(
  content: string,
  x: number,
  y: number,
  rest: Partial<QrElement> = {},
): Omit<QrElement, 'id'> {
  return { ...plainQr, x, y, text: content, size: 9, fill: '#16181d', ...rest }
}
