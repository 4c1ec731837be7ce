import { elementsOf, parseDesignDocument, type Side } from '@stampa/design'
import { printedSides } from '../price/print-choice.ts'
import type { Choice } from '../studio/choice.ts'
import type { Editing } from '../workspace/use-editing.ts'
import { itemsOf, type SavedMockup } from './mockup.ts'
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

/**
 * Returns the latest saved item that the edited design is a change of: on the same product and sides, with one of its
 * elements. @throws when a font does not load
 */
export async function changedItem(
  editing: Editing,
  { product, variant, side: shown }: Choice,
  on: readonly Side[],
  mockups: readonly SavedMockup[],
): Promise<readonly SavedMockup[] | undefined> {
  const { document } = editing.editor.state()
  const ids = new Set(on.flatMap(side => elementsOf(document, side)).map(({ id }) => id))
  const isOf = ({ designData, view }: SavedMockup) => {
    const parsed = parseDesignDocument(JSON.parse(designData).stampa)
    return parsed.ok && elementsOf(parsed.document, view).some(({ id }) => ids.has(id))
  }
  const item = itemsOf(mockups).findLast(
    all =>
      all[0].productId === product._id &&
      all[0].colorName === variant.colorName &&
      all.map(({ view }) => view).join() === on.join() &&
      all.some(isOf),
  )
  if (!item) return undefined
  return (await isUnsaved(editing, { product, variant, side: shown }, item)) ? item : undefined
}

/** A stored design that is read again has its fields in another order, so both are read. */
function contentOf(document: unknown, side: Side): string | undefined {
  const parsed = parseDesignDocument(document)
  return parsed.ok ? JSON.stringify(elementsOf(parsed.document, side)) : undefined
}
