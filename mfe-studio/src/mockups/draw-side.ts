import { elementsOf } from '@stampa/design'
import { assetsOf } from '../assets/asset-library.ts'
import { Editor } from '../editor/editor.ts'
import { drawAgain } from '../order/faulty-mockups.ts'
import { measure } from '../stage/measure.ts'
import { drawMockup } from '../stage/mockup.ts'
import { type Choice, printAreaOf } from '../studio/choice.ts'
import { type Editing, loadFonts } from '../workspace/use-editing.ts'
import type { SavedMockup } from './mockup.ts'

/**
 * Draws a side of the edited design on its product, whether it is shown or not.
 *
 * @throws when it cannot be drawn
 */
export async function drawSide(
  { scene, editor, library }: Editing,
  shown: Choice,
  side: Choice['side'],
): Promise<Pick<SavedMockup, 'view' | 'designData' | 'mockupImage' | 'assets'>> {
  if (side === shown.side) {
    const document = editor.shownDocument()
    const drawn = await drawMockup(scene, document, library)
    return { view: side, ...drawn, assets: assetsOf(document) }
  }
  const { document, fits } = editor.state()
  const choice = { ...shown, side }
  const area = printAreaOf(choice)
  await loadFonts(elementsOf(document, side))
  const other = new Editor({ side, area, measure: elements => measure(elements, library) })
  other.open(document, fits)
  const placed = other.shownDocument()
  const drawn = await drawAgain(placed, { choice, area }, library)
  return { view: side, ...drawn, assets: assetsOf(placed) }
}
