import { type DesignDocument, elementsOf, plainText, type Side } from '@stampa/design'
import { documents, elements } from '@stampa/design/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as edits from './edits.ts'
import {
  apply,
  type Command,
  type Edited,
  edit,
  emptyHistory,
  redo,
  revert,
  settle,
  undo,
} from './history.ts'

/** Makes a command for a document. */
type Edit = (document: DesignDocument) => Command

const side = fc.constantFrom<Side>('front', 'back')

/** Ids of a subset of the elements, one for each bit of `choice`. */
const some = (document: DesignDocument, own: Side, choice: number) =>
  new Set(
    elementsOf(document, own)
      .filter((_, index) => (choice >> index) & 1)
      .map(({ id }) => id),
  )

const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(side, fc.array(elements, { minLength: 1, maxLength: 3 })).map(
    ([own, added]) =>
      (document: DesignDocument) =>
        edits.insert(document, own, edits.copiesOf(added, counter(), 5)),
  ),
  fc.tuple(side, fc.nat()).map(
    ([own, choice]) =>
      (document: DesignDocument) =>
        edits.remove(document, own, some(document, own, choice)),
  ),
  side.map(own => (document: DesignDocument) => edits.clear(document, own)),
  fc.tuple(side, fc.nat(), fc.double({ min: -500, max: 500, noNaN: true }), fc.boolean()).map(
    ([own, choice, x, hidden]) =>
      (document: DesignDocument) =>
        edits.update(document, own, some(document, own, choice), () => ({ x, hidden })),
  ),
  fc
    .tuple(side, fc.nat(), fc.integer({ min: -2, max: 20 }))
    .map(([own, choice, to]) => (document: DesignDocument) => {
      const list = elementsOf(document, own)
      return edits.reorder(document, own, list[choice % list.length]?.id ?? '', to)
    }),
  fc.tuple(fc.boolean(), side).map(
    ([shared, on]) =>
      (document: DesignDocument) =>
        edits.share(document, shared, on),
  ),
)

let ids = 0
const counter = () => () => `new-${ids++}`

describe('a command', () => {
  it('is reverted to the document before it', () => {
    fc.assert(
      fc.property(documents, anEdit, (document, make) => {
        const command = make(document)
        const changed = apply(document, command)
        expect(revert(changed, command)).toEqual(document)
        expect(apply(revert(changed, command), command)).toEqual(changed)
      }),
    )
  })
})

describe('history', () => {
  it('undoes and redoes every command', () => {
    fc.assert(
      fc.property(documents, fc.array(anEdit, { maxLength: 12 }), (document, list) => {
        const states: DesignDocument[] = [document]
        let now: Edited = { document, history: emptyHistory }
        for (const make of list) {
          const command = make(now.document)
          now = edit(now, command)
          if (command.length > 0) states.push(now.document)
        }
        for (const expected of states.slice(0, -1).toReversed()) {
          now = undo(now)
          expect(now.document).toEqual(expected)
        }
        expect(now.history.past).toEqual([])
        for (const expected of states.slice(1)) {
          now = redo(now)
          expect(now.document).toEqual(expected)
        }
      }),
    )
  })

  it('keeps a hundred commands', () => {
    let now = withText()
    for (let x = 1; x <= 150; x++) now = edit(now, moveTo(now, x))
    for (let step = 0; step < 200; step++) now = undo(now)
    expect(elementsOf(now.document, 'front')[0]?.x).toBe(50)
  })

  it('joins the updates of a slider until the selection changes', () => {
    let now = withText()
    for (const x of [1, 2, 3]) now = edit(now, moveTo(now, x), 'x')
    now = { ...now, history: settle(now.history) }
    for (const x of [4, 5]) now = edit(now, moveTo(now, x), 'x')
    now = undo(now)
    expect(elementsOf(now.document, 'front')[0]?.x).toBe(3)
    now = undo(now)
    expect(elementsOf(now.document, 'front')[0]?.x).toBe(0)
  })

  it('ignores a command that changes nothing', () => {
    const now = withText()
    expect(edit(now, moveTo(now, 0)).history).toBe(now.history)
  })

  it('stores a hundred steps of a large design in less than a megabyte', () => {
    let now = withText()
    const many = Array.from({ length: 100 }, (_, index) => ({ ...text, id: `e${index}` }))
    now = edit(now, edits.insert(now.document, 'front', many))
    for (let step = 1; step < 100; step++) {
      const all = new Set(many.map(({ id }) => id))
      now = edit(
        now,
        edits.update(now.document, 'front', all, () => ({ x: step })),
      )
    }
    expect(now.history.past).toHaveLength(100)
    expect(JSON.stringify(now.history).length).toBeLessThan(1024 ** 2)
    for (let step = 0; step < 100; step++) {
      now = edit(now, edits.reorder(now.document, 'front', `e${step % 2}`, 0))
    }
    expect(now.history.past).toHaveLength(100)
    expect(JSON.stringify(now.history).length).toBeLessThan(1024 ** 2)
    for (let step = 0; step < 50; step++) {
      now = edit(now, edits.remove(now.document, 'front', new Set([`e${step}`])))
    }
    expect(JSON.stringify(now.history).length).toBeLessThan(1024 ** 2)
  })
})

const text = {
  ...plainText,
  id: 't',
  text: 'Στάμπα',
  size: 10,
  width: 60,
  fill: '#000000',
} as const

function withText(): Edited {
  return {
    document: { version: 1, shared: true, sides: { front: [text], back: [] } },
    history: emptyHistory,
  }
}

function moveTo({ document }: Edited, x: number): Command {
  return edits.update(document, 'front', new Set(['t']), () => ({ x }))
}
