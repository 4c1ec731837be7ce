import {
  adjustPixels,
  type DesignDocument,
  type ImageElement,
  isAdjusted,
  sides,
} from '@stampa/design'
import type { PreparedImage } from '@stampa/design/project'
import { apiOrigin, publicFetch } from '@stampa/platform'
import { imageEnd } from '@stampa/rules/image-end'
import { withoutDoctype } from '@stampa/ui/file-field/without-doctype.ts'
import { hex } from '../core/ids.ts'
import type { PixelFacts } from '../core/pixel-facts.ts'
import { contextOf, type Decoded, decode, scaledCopy } from './decode.ts'

export interface Asset extends Decoded {
  /** sha256 of the file, lower-case hex. */
  readonly hash: string
  readonly file: Blob
}

/** Adjusted copies to keep; a slider makes one at each of its positions. */
const keptCopies = 12

/** The visitor's images, by the hash of their bytes. */
export class AssetLibrary {
  readonly #assets = new Map<string, Asset>()
  /** Copies with adjusted colours, oldest first. */
  readonly #adjusted = new Map<string, HTMLCanvasElement>()

  /** @throws when the browser cannot decode the file as an image */
  async add(file: Blob): Promise<Asset> {
    return this.#keep(await withoutDoctype(await withoutTail(file)))
  }

  async #keep(file: Blob): Promise<Asset> {
    const hash = await hashOf(file)
    const known = this.#assets.get(hash)
    if (known) return known
    const asset = { ...(await decode(file)), hash, file }
    this.#assets.set(hash, asset)
    return asset
  }

  /** Adds originals that the shop stores. @throws when one is missing or not an image */
  async fetch(assets: readonly { url: string }[]): Promise<void> {
    await Promise.all(
      assets.map(async ({ url }) => {
        const response = await publicFetch(new Request(new URL(url, apiOrigin)))
        if (!response.ok) throw new Error(`${url} answers ${response.status}`)
        await this.#keep(await response.blob())
      }),
    )
  }

  get(hash: string): Asset | undefined {
    return this.#assets.get(hash)
  }

  /** Returns the originals as parts of a form: the services read each under its hash. */
  parts(hashes: readonly string[]): Record<string, File> {
    const files = hashes.flatMap(hash => {
      const file = this.#assets.get(hash)?.file
      return file ? [[hash, new File([file], hash, { type: file.type })] as const] : []
    })
    return Object.fromEntries(files)
  }

  factsOf = (hash: string): PixelFacts | undefined => this.#assets.get(hash)?.facts

  /** Returns the preview of an image element with its adjustments. */
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
    const canvas = scaledCopy(preview, preview.width, preview.height)
    const context = contextOf(canvas)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    adjustPixels(pixels, element)
    context.putImageData(pixels, 0, 0)
    this.#adjusted.set(key, canvas)
    const [oldest] = this.#adjusted.keys()
    if (this.#adjusted.size > keptCopies && oldest !== undefined) this.#adjusted.delete(oldest)
    return canvas
  }
}

/** Cuts what follows the image, such as the video of a moving photo: the shop does not store it. */
async function withoutTail(file: Blob): Promise<Blob> {
  const format = file.type.replace('image/', '')
  if (format !== 'jpeg' && format !== 'png' && format !== 'gif') return file
  const end = imageEnd(new Uint8Array(await file.arrayBuffer()), format)
  return end < file.size ? file.slice(0, end, file.type) : file
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return hex(new Uint8Array(digest))
}

/** Returns the hashes of the images on both sides, each once. */
export function assetsOf(document: DesignDocument): string[] {
  const images = sides.flatMap(side =>
    document.sides[side].flatMap(element => (element.type === 'image' ? element.asset : [])),
  )
  return [...new Set(images)]
}
