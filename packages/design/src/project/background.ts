import { canvasSize } from '../print-area.ts'
import { AssetImage } from './asset-image.ts'
import type { PreparedImage } from './project.ts'

/** How much of the stage the product's picture takes at most. */
const share = 0.9

/** The product on the stage, in its middle, under everything. */
export function projectBackground({ source, width, height }: PreparedImage, address: string) {
  const scale = Math.min((canvasSize * share) / width, (canvasSize * share) / height)
  return new AssetImage(source, address, {
    left: canvasSize / 2,
    top: canvasSize / 2,
    originX: 'center',
    originY: 'center',
    scaleX: scale,
    scaleY: scale,
    selectable: false,
    evented: false,
    stampaRole: 'background',
  })
}
