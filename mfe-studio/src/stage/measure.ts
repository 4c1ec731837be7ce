import type { DesignElement } from '@stampa/design'
import { projectElement } from '@stampa/design/project'
import { type FabricObject, Point, Textbox, util } from 'fabric/es'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Box } from '../core/arrange.ts'

/** Returns the bounding boxes of the visible elements, mm from the print area's centre. Their fonts must be loaded. */
export function measure(elements: readonly DesignElement[], library: AssetLibrary): Box[] {
  const projection = { pixelsPerMm: 1, center: { x: 0, y: 0 }, image: library.prepare }
  return elements
    .filter(({ hidden }) => !hidden)
    .map(element => ({ id: element.id, ...inkBox(projectElement(element, projection)) }))
}

/** Returns the bounding box of an object's ink on the stage, in stage pixels. */
export function inkBox(object: FabricObject) {
  const { left, right } = inkExtent(object)
  const matrix = object.calcTransformMatrix()
  const corners = [left, right].flatMap(x =>
    [-object.height / 2, object.height / 2].map(y => new Point(x, y).transform(matrix)),
  )
  return util.makeBoundingBoxFromPoints(corners)
}

/** The lines of a text rarely fill its box. */
function inkExtent(object: FabricObject): { left: number; right: number } {
  const half = object.width / 2
  if (!(object instanceof Textbox)) return { left: -half, right: half }
  const ink = Math.min(object.width, object.calcTextWidth())
  if (object.textAlign === 'left') return { left: -half, right: -half + ink }
  if (object.textAlign === 'right') return { left: half - ink, right: half }
  return { left: -ink / 2, right: ink / 2 }
}
