import { type FabricObject, Point, Textbox } from 'fabric/es'

/** Where an object's ink reaches on the stage, upright, in stage pixels. */
export function inkBox(object: FabricObject) {
  const matrix = object.calcTransformMatrix()
  const { left, right } = inkExtent(object)
  const [top, bottom] = [-object.height / 2, object.height / 2]
  const corners = [
    new Point(left, top),
    new Point(right, top),
    new Point(left, bottom),
    new Point(right, bottom),
  ].map(corner => corner.transform(matrix))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const box = { left: Math.min(...xs), top: Math.min(...ys) }
  return { ...box, width: Math.max(...xs) - box.left, height: Math.max(...ys) - box.top }
}

/** Lines of text seldom fill their box. */
function inkExtent(object: FabricObject): { left: number; right: number } {
  const half = object.width / 2
  if (!(object instanceof Textbox)) return { left: -half, right: half }
  const ink = Math.min(object.width, object.calcTextWidth())
  if (object.textAlign === 'left') return { left: -half, right: -half + ink }
  if (object.textAlign === 'right') return { left: half - ink, right: half }
  return { left: -ink / 2, right: ink / 2 }
}
