import type { DesignDocument, DesignElement, Side } from '@stampa/design'
import type { Command, Fields, Step } from './step.ts'
import { withinLimits } from './within-limits.ts'

/** The commands that make up an edit. None changes anything itself. */

/** Whose elements a side shows and edits. */
export function editedSide(document: DesignDocument, side: Side): Side {
  return document.shared ? 'front' : side
}

/** Puts elements on top of all others. */
export function insert(
  document: DesignDocument,
  side: Side,
  elements: readonly DesignElement[],
): Command {
  const own = editedSide(document, side)
  const top = document.sides[own].length
  return elements.map((element, index) => ({
    kind: 'insert',
    side: own,
    at: top + index,
    element,
  }))
}

/** Removes the elements; locked ones stay. */
export function remove(document: DesignDocument, side: Side, ids: ReadonlySet<string>): Command {
  const own = editedSide(document, side)
  const steps: Step[] = []
  document.sides[own].forEach((element, index) => {
    if (ids.has(element.id) && !element.locked) {
      steps.push({ kind: 'remove', side: own, at: index - steps.length, element })
    }
  })
  return steps
}

/** Removes all that the side shows, locked or not. */
export function clear(document: DesignDocument, side: Side): Command {
  const own = editedSide(document, side)
  return document.sides[own].map(element => ({ kind: 'remove', side: own, at: 0, element }))
}

/** An element's fields as they should be; only what differs from now becomes part of the command. */
export type Change = (element: DesignElement) => Fields

export function update(
  document: DesignDocument,
  side: Side,
  ids: ReadonlySet<string>,
  change: Change,
): Command {
  const own = editedSide(document, side)
  return document.sides[own].flatMap((element): Step[] => {
    if (!ids.has(element.id)) return []
    const before: Record<string, unknown> = {}
    const after: Record<string, unknown> = {}
    const now: Fields = { ...element }
    for (const [name, value] of Object.entries(withinLimits(element, change(element)))) {
      if (Object.is(now[name], value)) continue
      before[name] = now[name]
      after[name] = value
    }
    if (Object.keys(after).length === 0) return []
    return [{ kind: 'update', side: own, id: element.id, before, after }]
  })
}

/** Takes one element to another place in the pile; 0 is the bottom. */
export function reorder(document: DesignDocument, side: Side, id: string, to: number): Command {
  const own = editedSide(document, side)
  const elements = document.sides[own]
  const from = elements.findIndex(element => element.id === id)
  const place = Math.max(0, Math.min(to, elements.length - 1))
  return from === -1 || from === place ? [] : [{ kind: 'move', side: own, from, to: place }]
}

/**
 * One design for both sides, or one for each: then the back starts as a copy of the front. What the
 * back had of its own is in the command, so that undoing brings it back.
 *
 * @param newId Gives the copies their ids.
 */
export function share(document: DesignDocument, shared: boolean, newId: () => string): Command {
  if (document.shared === shared) return []
  const back = shared
    ? document.sides.back
    : document.sides.front.map(element => ({ ...element, id: newId() }))
  return [{ kind: 'share', shared, back }]
}

/** Copies, a little down and to the right, in new groups where they had some. */
export function copiesOf(
  elements: readonly DesignElement[],
  newId: () => string,
  offset: number,
): DesignElement[] {
  const groups = new Map<string, string>()
  const groupOf = (old: string) => {
    const known = groups.get(old) ?? newId()
    groups.set(old, known)
    return known
  }
  return elements.map(element => ({
    ...element,
    id: newId(),
    x: element.x + offset,
    y: element.y + offset,
    locked: false,
    group: element.group === null ? null : groupOf(element.group),
  }))
}

/** The ids, and those of whatever is grouped with one of them. */
export function withGroups(elements: readonly DesignElement[], ids: Iterable<string>): Set<string> {
  const chosen = new Set(ids)
  const groups = new Set(
    elements.filter(({ id, group }) => group !== null && chosen.has(id)).map(({ group }) => group),
  )
  for (const { id, group } of elements) if (group !== null && groups.has(group)) chosen.add(id)
  return chosen
}
