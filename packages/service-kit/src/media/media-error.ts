/**
 * Reason why an upload is refused.
 * - `type`: none of the accepted formats
 * - `size`: too many bytes
 * - `pixels`: too many pixels
 * - `costly`: decoding exceeds the bounds of time or memory
 * - `damaged`: an image that cannot be decoded whole
 * - `busy`: valid, but too many other images wait
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
