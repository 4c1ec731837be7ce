import { canvasSize, type DesignDocument, printAreaPixels } from '@stampa/design'
import { projectBackground, projectElement } from '@stampa/design/project'
import { StaticCanvas } from 'fabric/es'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { canvasGround, clipToArea, projectionOf, type Scene } from './scene.ts'

/** Pixels of the picture per stage pixel. */
const multiplier = 2

/**
 * Draws the scene again, without handles and guides.
 *
 * @returns the picture as a PNG, and Fabric's JSON of the canvas with the design as `stampa`
 */
export async function drawMockup(
  { area, background, elements }: Scene,
  design: DesignDocument,
  library: AssetLibrary,
): Promise<{ mockupImage: Blob; designData: string }> {
  const canvas = new StaticCanvas(undefined, {
    width: canvasSize,
    height: canvasSize,
    backgroundColor: canvasGround,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  })
  try {
    clipToArea(canvas, () => printAreaPixels(area))
    if (background) canvas.add(projectBackground(background, background.url))
    const projection = projectionOf(area, library)
    for (const element of elements) {
      const object = projectElement(element, projection)
      // Fabric would enlarge a cached copy, which blurs it.
      object.objectCaching = false
      canvas.add(object)
    }
    canvas.renderAll()
    const mockupImage = await canvas.toBlob({ format: 'png', multiplier })
    if (!mockupImage) throw new Error('The browser could not encode the mockup as PNG')
    return { mockupImage, designData: JSON.stringify({ ...canvas.toObject(), stampa: design }) }
  } finally {
    await canvas.dispose()
  }
}
