import { canvasSize, type DesignDocument } from '@stampa/design'
import { projectBackground, projectElement } from '@stampa/design/project'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { MockupCanvas } from './canvas-with-area.ts'
import { canvasGround, printedPart, projectionOf, type Scene } from './scene.ts'

export interface Mockup {
  readonly image: Blob
  /** The canvas as Fabric writes it down, with the design inside it. */
  readonly designData: string
}

/** Pixels of the picture for each of the stage's. */
const sharpness = 2

/** A picture of what is on the stage, without handles or lines. */
export async function drawMockup(
  scene: Scene,
  design: DesignDocument,
  library: AssetLibrary,
): Promise<Mockup> {
  const canvas = new MockupCanvas(undefined, {
    width: canvasSize,
    height: canvasSize,
    backgroundColor: canvasGround,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  })
  try {
    canvas.area = printedPart(scene.area)
    const projection = projectionOf(scene.area, library)
    const { background } = scene
    if (background) {
      const { naturalWidth: width, naturalHeight: height } = background.source
      canvas.add(
        projectBackground({ source: background.source, width, height }, background.address),
      )
    }
    for (const element of scene.elements) {
      const object = projectElement(element, projection)
      // A cached copy would be enlarged, and soft.
      object.objectCaching = false
      canvas.add(object)
    }
    canvas.renderAll()
    const picture = canvas.toCanvasElement(sharpness)
    return {
      image: await pngOf(picture),
      designData: JSON.stringify({ ...canvas.toObject(), stampa: design }),
    }
  } finally {
    await canvas.dispose()
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/png',
    )
  })
}
