import { adjustPixels, type ImageElement, isAdjusted } from '@stampa/design'
import type { PreparedImage } from '@stampa/design/project'
import type { PixelFacts } from '../core/look-at-pixels.ts'
import { contextOf, type Decoded, decode } from './decode.ts'

export interface Asset extends Decoded {
  /** sha256 of the file, lower-case hex. */
  readonly hash: string
  /** The original. */
  readonly file: Blob
}

/** The visitor's images, by the hash of their bytes. */
export class AssetLibrary {
  readonly #assets = new Map<string, Asset>()
  /** Copies with changed colours; the latest few, as a slider makes one at each of its places. */
  readonly #adjusted = new Map<string, HTMLCanvasElement>()

  /** @throws when the browser cannot read the file as an image */
  async add(file: Blob): Promise<Asset> {
    const hash = await hashOf(file)
    const known = this.#assets.get(hash)
    if (known) return known
    const asset = { ...(await decode(file)), hash, file }
    this.#assets.set(hash, asset)
    return asset
  }

  get(hash: string): Asset | undefined {
    return this.#assets.get(hash)
  }

  factsOf = (hash: string): PixelFacts | undefined => this.#assets.get(hash)?.facts

  /** What the stage draws for the element. */
  prepare = (element: ImageElement): PreparedImage => {
    const asset = this.#assets.get(element.asset)
    if (!asset) throw new Error(`No image ${element.asset}`)
    const source = isAdjusted(element) ? this.#adjust(asset, element) : asset.preview
    return { source, width: source.width, height: source.height }
  }

  #adjust({ hash, preview }: Asset, element: ImageElement): HTMLCanvasElement {
    const { brightness, contrast, greyscale, removeWhite } = element
    const key = JSON.stringify([hash, brightness, contrast, greyscale, removeWhite])
    const known = this.#adjusted.get(key)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = preview.width
    canvas.height = preview.height
    const context = contextOf(canvas)
    context.drawImage(preview, 0, 0)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    adjustPixels(pixels, element)
    context.putImageData(pixels, 0, 0)
    this.#adjusted.set(key, canvas)
    const [oldest] = this.#adjusted.keys()
    if (this.#adjusted.size > keptCopies && oldest !== undefined) this.#adjusted.delete(oldest)
    return canvas
  }
}

const keptCopies = 12

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
