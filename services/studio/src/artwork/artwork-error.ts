/**
 * Why a mockup's artwork cannot be made. Only `busy` is worth a retry.
 * - `document`: not a design, or out of bounds
 * - `area`: no print area, or one too large to draw
 * - `asset`: an image is missing, does not match its hash, or cannot be decoded
 * - `costly`: drawing exceeded its time or memory limit
 * - `damaged`: the drawing process died
 * - `busy`: no process could be started
 */
export type ArtworkFault = 'document' | 'area' | 'asset' | 'costly' | 'damaged' | 'busy'

export class ArtworkError extends Error {
  readonly fault: ArtworkFault

  constructor(fault: ArtworkFault, options?: ErrorOptions) {
    super(`artwork refused: ${fault}`, options)
    this.name = 'ArtworkError'
    this.fault = fault
  }
}
