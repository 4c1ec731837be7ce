/**
 * Why a mockup's artwork cannot be made. Trying again helps only when it was `busy`.
 * - `document`: not a design, or one beyond all bounds
 * - `area`: no print area, or one that is too large to be drawn
 * - `asset`: an image that is missing, is not what its hash says, or cannot be read whole
 * - `costly`: drawing it takes more time or memory than any honest design
 * - `damaged`: the drawing process died of it
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
