import type { DesignElement } from '@stampa/design'
import { projectElement } from '@stampa/design/project'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Box } from '../core/arrange.ts'
import { inkBox } from './ink-box.ts'

/** Returns the bounding boxes of the visible elements, mm from the print area's centre. Their fonts must be loaded. */
export function measure(elements: readonly DesignElement[], library: AssetLibrary): Box[] {
  const projection = { pixelsPerMm: 1, center: { x: 0, y: 0 }, image: library.prepare }
  return elements
    .filter(({ hidden }) => !hidden)
    .map(element => ({ id: element.id, ...inkBox(projectElement(element, projection)) }))
}
