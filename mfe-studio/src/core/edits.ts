import {
  type DesignDocument,
  type DesignElement,
  drawableText,
  limits,
  type Side,
} from '@stampa/design'
import type { Command, Elements, Fields, Step } from './history.ts'

/** Pure functions that make the commands of an edit; none changes the document. */

/** Puts elements on top of all others. */
export function insert(document: DesignDocument, side: Side, added: Elements): Command {
  return splice(document, side, elements => [...elements, ...added])
}

/** Removes the elements; locked ones stay. */
export function remove(document: DesignDocument, side: Side, ids: ReadonlySet<string>): Command {
  return splice(document, side, elements =>
    elements.filter(({ id, locked }) => locked || !ids.has(id)),
  )
}

/** Removes all elements that the side shows, locked ones too. */
export function clear(document: DesignDocument, side: Side): Command {
  return splice(document, side, () => [])
}

/** Moves one element to another index; 0 is the bottom. */
export function reorder(document: DesignDocument, side: Side, id: string, to: number): Command {
  return splice(document, side, elements => {
    const from = elements.findIndex(element => element.id === id)
    const moved = elements[from]
    return moved ? elements.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved) : elements
  })
}

/** The command that replaces a side's elements from the first to the last that differs. */
function splice(
  document: DesignDocument,
  side: Side,
  change: (elements: Elements) => Elements,
): Command {
  const own = editedSide(document, side)
  const elements = document.sides[own]
  const next = change(elements)
  let at = 0
  while (at < elements.length && elements[at] === next[at]) at++
  const longest = Math.min(elements.length, next.length) - at
  let same = 0
  while (same < longest && elements.at(-1 - same) === next.at(-1 - same)) same++
  const before = elements.slice(at, elements.length - same)
  const after = next.slice(at, next.length - same)
  if (before.length === 0 && after.length === 0) return []
  return [{ kind: 'splice', side: own, at, before, after }]
}

/** The new fields of an element; unchanged ones are left out of the command. */
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
    const now: Fields = { ...element }
    const changed = Object.entries(withinLimits(element, change(element))).filter(
      ([name, value]) => !Object.is(now[name], value),
    )
    if (changed.length === 0) return []
    const before = Object.fromEntries(changed.map(([name]) => [name, now[name]]))
    return [
      { kind: 'update', side: own, id: element.id, before, after: Object.fromEntries(changed) },
    ]
  })
}

/** The side whose elements `side` shows and edits. */
function editedSide(document: DesignDocument, side: Side): Side {
  return document.shared ? 'front' : side
}

/**
 * Gives both sides the design of one, or leaves it on that one: the other begins empty.
 *
 * @param on Side whose design stays; of two that get one, the other's where it is empty.
 */
export function share(document: DesignDocument, shared: boolean, on: Side): Command {
  if (document.shared === shared) return []
  const { front, back } = document.sides
  const [own, other] = on === 'front' ? [front, back] : [back, front]
  // A shared design is that of the front.
  const kept = shared ? (own.length > 0 ? own : other) : front
  const to = (side: Side) => (side === (shared ? 'front' : on) ? kept : [])
  return [
    { kind: 'splice', side: 'front', at: 0, before: front, after: to('front') },
    { kind: 'splice', side: 'back', at: 0, before: back, after: to('back') },
    { kind: 'share', before: document.shared, after: shared },
  ]
}

/** Copies elements, shifted by the offset in mm, unlocked, each group as a new group. */
export function copiesOf(elements: Elements, newId: () => string, offset: number): DesignElement[] {
  const groups = new Map(elements.map(({ group }) => [group, group && newId()]))
  return elements.map(element => ({
    ...element,
    id: newId(),
    x: element.x + offset,
    y: element.y + offset,
    locked: false,
    group: groups.get(element.group) ?? null,
  }))
}

/** Adds the ids of all elements that share a group with one of `ids`. */
export function withGroups(elements: Elements, ids: Iterable<string>): Set<string> {
  const selected = new Set(ids)
  const groups = new Set(elements.filter(({ id }) => selected.has(id)).map(({ group }) => group))
  for (const { id, group } of elements) if (group !== null && groups.has(group)) selected.add(id)
  return selected
}

/**
 * Restricts a change to the limits of a design, so that every edited design can be stored, sent and printed: positions
 * end at the limit; a size beyond the limits, or no drawable text, rejects the whole change.
 */
function withinLimits(element: DesignElement, fields: Fields): Fields {
  const next = { ...element, ...fields } as DesignElement
  if (!hasSize(next)) return {}
  const text = 'text' in next ? drawableText(next.text, maxText[next.type]) : undefined
  if (text === '') return {}
  return {
    ...fields,
    ...('text' in fields && { text }),
    ...('x' in fields && { x: withinPosition(next.x) }),
    ...('y' in fields && { y: withinPosition(next.y) }),
  }
}

/** Characters. */
const maxText = { text: limits.text, qr: limits.qrText }

function withinPosition(position: number): number {
  return Math.min(limits.position, Math.max(-limits.position, position))
}

function hasSize(element: DesignElement): boolean {
  switch (element.type) {
    case 'image':
      return isWithin(limits.length, element.width) && isWithin(limits.length, element.height)
    case 'qr':
      return isWithin(limits.length, element.size)
    case 'text':
      return (
        isWithin(limits.textSize, element.size) &&
        isWithin(limits.length, element.width) &&
        isWithin(limits.outlineWidth, element.outline?.width ?? 0)
      )
  }
}

function isWithin({ min, max }: { min: number; max: number }, value: number): boolean {
  return value >= min && value <= max
}
