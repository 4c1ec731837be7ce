import {
  type DesignDocument,
  type DesignElement,
  elementsOf,
  emptyDocument,
  type Side,
} from '@stampa/design'
import type { Shift } from '../core/arrange.ts'
import * as edits from '../core/edits.ts'
import { type Edited, edit, emptyHistory, redo, settle, undo } from '../core/history.ts'
import type { Command, Fields } from '../core/step.ts'
import { newId } from './new-id.ts'

/** What is being edited, as it is shown. A new object with every change. */
export interface EditorState {
  readonly document: DesignDocument
  readonly side: Side
  /** What the side shows, bottom to top. */
  readonly elements: readonly DesignElement[]
  readonly chosen: ReadonlySet<string>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface EditorOptions {
  /** Whether it only shows a design: then nothing can be changed. @default false */
  readOnly?: boolean
}

/** Millimetres between an element and its copy. */
const copyOffset = 5

/** The design being edited, its history and what is chosen in it; the one place that changes them. */
export class Editor {
  readonly readOnly: boolean
  #edited: Edited = { document: emptyDocument, history: emptyHistory }
  #side: Side = 'front'
  #chosen: ReadonlySet<string> = new Set()
  #state = this.#describe()
  readonly #listeners = new Set<() => void>()

  constructor({ readOnly = false }: EditorOptions = {}) {
    this.readOnly = readOnly
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): EditorState => this.#state

  /** Another design takes the place of this one; there is no way back to it. */
  open(document: DesignDocument) {
    this.#edited = { document, history: emptyHistory }
    this.#chosen = new Set()
    this.#tell()
  }

  show(side: Side) {
    if (side === this.#side) return
    this.#side = side
    this.#tell()
  }

  /** Chooses the elements, with those of their groups, and no others. */
  choose(ids: Iterable<string>) {
    this.#edited = { ...this.#edited, history: settle(this.#edited.history) }
    this.#chosen = edits.withGroups(this.#state.elements, ids)
    this.#tell()
  }

  /** Puts elements on top and chooses them. */
  add(elements: readonly DesignElement[]) {
    this.#do(edits.insert(this.#document, this.#side, elements))
    this.choose(elements.map(({ id }) => id))
  }

  /**
   * Changes what is chosen, or the elements that are named.
   *
   * @param key Changes in a row with the same key are undone together.
   */
  update(change: edits.Change, { ids = this.#chosen, key }: UpdateOptions = {}) {
    this.#do(edits.update(this.#document, this.#side, ids, change), key)
  }

  /** What hands have done to elements. */
  transform(changes: ReadonlyMap<string, Fields>) {
    this.update(({ id }) => changes.get(id) ?? {}, { ids: new Set(changes.keys()) })
  }

  move(shifts: ReadonlyMap<string, Shift>) {
    this.update(
      ({ id, x, y, locked }) => {
        const shift = shifts.get(id)
        return shift && !locked ? { x: x + shift.x, y: y + shift.y } : {}
      },
      { ids: new Set(shifts.keys()) },
    )
  }

  /** @param shift Millimetres. */
  nudge(shift: Shift) {
    const change: edits.Change = ({ x, y, locked }) =>
      locked ? {} : { x: x + shift.x, y: y + shift.y }
    this.update(change, { key: 'nudge' })
  }

  removeChosen() {
    this.#do(edits.remove(this.#document, this.#side, this.#chosen))
  }

  clear() {
    this.#do(edits.clear(this.#document, this.#side))
  }

  reorder(id: string, to: number) {
    this.#do(edits.reorder(this.#document, this.#side, id, to))
  }

  /** One place up (1) or down (−1) for what is chosen, if it is one element. */
  raise(by: 1 | -1) {
    const [id] = this.#chosen
    const from = this.#state.elements.findIndex(element => element.id === id)
    if (id !== undefined && this.#chosen.size === 1) this.reorder(id, from + by)
  }

  duplicate() {
    this.paste(this.chosenElements())
  }

  /** Copies of elements that were chosen before, of this design or another. */
  paste(elements: readonly DesignElement[]) {
    if (elements.length > 0) this.add(edits.copiesOf(elements, newId, copyOffset))
  }

  group() {
    const group = newId()
    if (this.#chosen.size > 1) this.update(() => ({ group }))
  }

  ungroup() {
    this.update(() => ({ group: null }))
  }

  /** Whether both sides have one design; if not, the back goes on with a copy. */
  share(shared: boolean) {
    this.#do(edits.share(this.#document, shared, newId))
  }

  undo() {
    this.#edited = undo(this.#edited)
    this.#tell()
  }

  redo() {
    this.#edited = redo(this.#edited)
    this.#tell()
  }

  chosenElements(): DesignElement[] {
    return this.#state.elements.filter(({ id }) => this.#chosen.has(id))
  }

  get #document() {
    return this.#edited.document
  }

  #do(command: Command, key?: string) {
    if (this.readOnly) return
    this.#edited = edit(this.#edited, command, key)
    this.#tell()
  }

  #tell() {
    const ids = new Set(elementsOf(this.#document, this.#side).map(({ id }) => id))
    this.#chosen = new Set([...this.#chosen].filter(id => ids.has(id)))
    this.#state = this.#describe()
    for (const listener of this.#listeners) listener()
  }

  #describe(): EditorState {
    const { document, history } = this.#edited
    return {
      document,
      side: this.#side,
      elements: elementsOf(document, this.#side),
      chosen: this.#chosen,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }
}

interface UpdateOptions {
  ids?: ReadonlySet<string>
  key?: string
}
