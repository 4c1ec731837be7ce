/**
 * Why an upload cannot become an image.
 * - `type`: not one of the wanted formats, or not an image at all
 * - `size`: more bytes than allowed
 * - `pixels`: more pixels than we are willing to decode
 * - `costly`: decoding it takes more time or memory than any honest picture
 * - `damaged`: begins as an image but cannot be decoded whole
 * - `busy`: nothing wrong with it; too many others are being converted
 */
export type MediaFault = 'type' | 'size' | 'pixels' | 'costly' | 'damaged' | 'busy'

export class MediaError extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault, options?: ErrorOptions) {
    super(`upload refused: ${fault}`, options)
    this.name = 'MediaError'
    this.fault = fault
  }
}
