import { type DesignDocument, elementsOf, type Side } from '@stampa/design'
import { Editor } from '../editor/editor.ts'
import { measure } from '../stage/measure.ts'
import { type Choice, printAreaOf } from '../studio/choice.ts'
import { type Editing, loadFonts } from '../workspace/use-editing.ts'

/**
 * Returns the edited design with the side of `choice` as it is placed on the product's print area.
 *
 * @param shown the side that the stage shows
 * @throws when a font does not load
 */
export async function placedDesign(
  { editor, library }: Editing,
  choice: Choice,
  shown: Side,
): Promise<DesignDocument> {
  const { side } = choice
  if (side === shown) return editor.shownDocument()
  const { document, fits } = editor.state()
  await loadFonts(elementsOf(document, side))
  const other = new Editor({
    side,
    area: printAreaOf(choice),
    measure: elements => measure(elements, library),
  })
  other.open(document, fits)
  return other.shownDocument()
}
