import { FabricImage } from 'fabric/es'

/** What may be drawn: an image, or a canvas that holds one. */
export type ImageSource = ConstructorParameters<typeof FabricImage>[0]

/** An image that is written down by what it shows, never by its bytes. */
export class AssetImage extends FabricImage {
  /** Where the bytes are: `asset:<sha256>` for a visitor's image, the address of a product's. */
  readonly reference: string

  constructor(source: ImageSource, reference: string, options: Partial<FabricImage>) {
    super(source, options)
    this.reference = reference
  }

  override getSrc(): string {
    return this.reference
  }
}
