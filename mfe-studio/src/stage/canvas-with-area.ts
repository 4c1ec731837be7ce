import { Canvas, type FabricObject, StaticCanvas } from 'fabric/es'

/** A rectangle in stage pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The visitor's stage: of a design only what lies in the print area is seen, as it will be printed. */
export class StageCanvas extends Canvas {
  area: Rectangle | null = null

  override _renderObjects(context: CanvasRenderingContext2D, objects: FabricObject[]) {
    renderClipped(context, objects, this.area)
  }
}

/** The same, for a picture of it. */
export class MockupCanvas extends StaticCanvas {
  area: Rectangle | null = null

  override _renderObjects(context: CanvasRenderingContext2D, objects: FabricObject[]) {
    renderClipped(context, objects, this.area)
  }
}

/** One clipping path for all: a clip of Fabric's on every object would copy each through a canvas. */
function renderClipped(
  context: CanvasRenderingContext2D,
  objects: FabricObject[],
  area: Rectangle | null,
) {
  context.save()
  for (const object of objects) {
    if (object.stampaRole !== 'background') continue
    object.render(context)
  }
  if (area) {
    context.beginPath()
    context.rect(area.left, area.top, area.width, area.height)
    context.clip()
  }
  for (const object of objects) if (object.stampaRole !== 'background') object.render(context)
  context.restore()
}
