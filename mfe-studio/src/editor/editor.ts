import {
  type DesignDocument,
  type DesignElement,
  elementsOf,
  emptyDocument,
  type Side,
} from '@stampa/design'
import type { Shift } from '../core/arrange.ts'
import * as edits from '../core/edits.ts'
import {
  type Command,
  type Edited,
  edit,
  emptyHistory,
  type Fields,
  redo,
  settle,
  undo,
} from '../core/history.ts'
import { newId } from '../core/ids.ts'

/** The shown part of the edited design; a new object after every change. */
interface EditorState {
  readonly document: DesignDocument
  /** The elements of the shown side, bottom to top. */
  readonly elements: readonly DesignElement[]
  readonly selected: ReadonlySet<string>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface UpdateOptions {
  ids?: Iterable<string>
  key?: string | undefined
}

/** Offset of a copy from its original, mm. */
const copyOffset = 5

/** Holds the edited design, its history and the selection; nothing else changes them. */
export class Editor {
  /** Ignores every change: for viewing a design. */
  readonly readOnly: boolean
  #edited: Edited = { document: emptyDocument, history: emptyHistory }
  #side: Side = 'front'
  #selected: ReadonlySet<string> = new Set()
  #state = this.#describe()
  readonly #listeners = new Set<() => void>()

  constructor({ readOnly = false } = {}) {
    this.readOnly = readOnly
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): EditorState => this.#state

  /** Replaces the design and clears the history. */
  open(document: DesignDocument) {
    this.#edited = { document, history: emptyHistory }
    this.#selected = new Set()
    this.#notify()
  }

  show(side: Side) {
    if (side === this.#side) return
    this.#side = side
    this.#notify()
  }

  /** Selects these elements and their groups, and no others. */
  select(ids: Iterable<string>) {
    this.#edited = { ...this.#edited, history: settle(this.#edited.history) }
    this.#selected = edits.withGroups(this.#state.elements, ids)
    this.#notify()
  }

  /** Puts elements on top and selects them. */
  add(elements: readonly DesignElement[]) {
    this.#do(edits.insert(this.#document, this.#side, elements))
    this.select(elements.map(({ id }) => id))
  }

  /**
   * Sets fields of the selected elements, or of those in `ids`.
   *
   * @param key Updates with the same key in a row are undone together.
   */
  update(fields: Fields, { ids = this.#selected, key }: UpdateOptions = {}) {
    this.#change(ids, () => fields, key)
  }

  /** Sets the fields of each element, by id. */
  transform(changes: ReadonlyMap<string, Fields>) {
    this.#change(changes.keys(), ({ id }) => changes.get(id) ?? {})
  }

  /** Moves elements, by id; locked ones stay. */
  move(shifts: ReadonlyMap<string, Shift>, key?: string) {
    const change: edits.Change = ({ id, x, y, locked }) => {
      const shift = shifts.get(id)
      return shift && !locked ? { x: x + shift.x, y: y + shift.y } : {}
    }
    this.#change(shifts.keys(), change, key)
  }

  /** Moves the selected elements by a shift in mm. */
  nudge(shift: Shift) {
    this.move(new Map([...this.#selected].map(id => [id, shift])), 'nudge')
  }

  removeSelected() {
    this.#do(edits.remove(this.#document, this.#side, this.#selected))
  }

  clear() {
    this.#do(edits.clear(this.#document, this.#side))
  }

  reorder(id: string, to: number) {
    this.#do(edits.reorder(this.#document, this.#side, id, to))
  }

  /** Moves the selected element one place up (1) or down (−1), if only one is selected. */
  raise(by: 1 | -1) {
    const [id] = this.#selected
    const from = this.#state.elements.findIndex(element => element.id === id)
    if (id !== undefined && this.#selected.size === 1) this.reorder(id, from + by)
  }

  duplicate() {
    this.paste(this.selectedElements())
  }

  /** Adds copies of elements of this or another design. */
  paste(elements: readonly DesignElement[]) {
    if (elements.length > 0) this.add(edits.copiesOf(elements, newId, copyOffset))
  }

  group() {
    if (this.#selected.size > 1) this.update({ group: newId() })
  }

  ungroup() {
    this.update({ group: null })
  }

  /** Gives both sides one design, or each its own: then the back starts with a copy of the front. */
  share(shared: boolean) {
    this.#do(edits.share(this.#document, shared, newId))
  }

  undo() {
    this.#edited = undo(this.#edited)
    this.#notify()
  }

  redo() {
    this.#edited = redo(this.#edited)
    this.#notify()
  }

  selectedElements(): DesignElement[] {
    return this.#state.elements.filter(({ id }) => this.#selected.has(id))
  }

  get #document() {
    return this.#edited.document
  }

  #change(ids: Iterable<string>, change: edits.Change, key?: string) {
    this.#do(edits.update(this.#document, this.#side, new Set(ids), change), key)
  }

  #do(command: Command, key?: string) {
    if (this.readOnly) return
    this.#edited = edit(this.#edited, command, key)
    this.#notify()
  }

  #notify() {
    const ids = new Set(elementsOf(this.#document, this.#side).map(({ id }) => id))
    this.#selected = new Set([...this.#selected].filter(id => ids.has(id)))
    this.#state = this.#describe()
    for (const listener of this.#listeners) listener()
  }

  #describe(): EditorState {
    const { document, history } = this.#edited
    return {
      document,
      elements: elementsOf(document, this.#side),
      selected: this.#selected,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }
}
