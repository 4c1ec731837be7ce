import { elementsOf, parseDesignDocument, type Side } from '@stampa/design'
import { printedSides } from '../price/print-choice.ts'
import type { Choice } from '../studio/choice.ts'
import type { Editing } from '../workspace/use-editing.ts'
import type { SavedMockup } from './mockup.ts'
import { placedDesign } from './placed-design.ts'

/** Returns whether a side of the edited design is in none of the mockups. @throws when a font does not load */
export async function isUnsaved(
  editing: Editing,
  choice: Choice,
  mockups: readonly SavedMockup[],
): Promise<boolean> {
  const saved = new Set(
    mockups.map(({ designData, view }) => contentOf(JSON.parse(designData).stampa, view)),
  )
  for (const side of printedSides(editing.editor.state().document, choice, false)) {
    const placed = await placedDesign(editing, { ...choice, side }, choice.side)
    if (!saved.has(contentOf(placed, side))) return true
  }
  return false
}

/** A stored design that is read again has its fields in another order, so both are read. */
function contentOf(document: unknown, side: Side): string | undefined {
  const parsed = parseDesignDocument(document)
  return parsed.ok ? JSON.stringify(elementsOf(parsed.document, side)) : undefined
}
