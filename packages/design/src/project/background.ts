import { canvasSize } from '../print-area.ts'
import { AssetImage } from './asset-image.ts'
import { backgroundScale } from './background-scale.ts'
import type { PreparedImage } from './project.ts'

/** The product on the stage, in its middle, under everything. */
export function projectBackground({ source, width, height }: PreparedImage, address: string) {
  const scale = backgroundScale(width, height)
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
