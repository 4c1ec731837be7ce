import {
  type DesignDocument,
  type DesignElement,
  elementsOf,
  emptyDocument,
  type PrintArea,
  type Side,
} from '@stampa/design'
import type { Box, Shift } from '../core/arrange.ts'
import * as edits from '../core/edits.ts'
import {
  asMade,
  type Fit,
  type Fits,
  fitInto,
  inverse,
  knownFit,
  noFits,
  placed,
  placedElement,
  sizeOf,
  withFit,
} from '../core/fit.ts'
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
  /** The design as the visitor made it, to be stored. */
  readonly document: DesignDocument
  /** The places of the design on the print areas that it has been shown on. */
  readonly fits: Fits
  readonly area: PrintArea
  /** The elements of the shown side as they are placed on `area`, bottom to top. */
  readonly elements: readonly DesignElement[]
  readonly selected: ReadonlySet<string>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface UpdateOptions {
  ids?: Iterable<string>
  key?: string | undefined
}

interface EditorOptions {
  side: Side
  area: PrintArea
  /** Returns the bounding boxes of elements, mm from the print area's centre; none for hidden ones. */
  measure: (elements: readonly DesignElement[]) => readonly Box[]
  /** Ignores every change and shows the design as it is: for viewing an ordered one. */
  readOnly?: boolean
}

/** Offset of a copy from its original, mm. */
const copyOffset = 5

/**
 * Holds the edited design, its history and the selection; nothing else changes them. Callers see and change the
 * elements as they are placed on the shown print area, see {@link Fit}.
 */
export class Editor {
  readonly readOnly: boolean
  readonly #measure: EditorOptions['measure']
  #edited: Edited = { document: emptyDocument, history: emptyHistory }
  #side: Side
  #area: PrintArea
  #fits = noFits
  #fit = asMade
  /** The placed elements by the made ones, and their lists: what is unchanged stays the same object. */
  #placed = new WeakMap<DesignElement, DesignElement>()
  #placedLists = new WeakMap<readonly DesignElement[], readonly DesignElement[]>()
  /** The size of the print area that each command was made on. */
  #areas = new WeakMap<Command, string>()
  #selected: ReadonlySet<string> = new Set()
  #state: EditorState
  readonly #listeners = new Set<() => void>()

  constructor({ side, area, measure, readOnly = false }: EditorOptions) {
    this.readOnly = readOnly
    this.#measure = measure
    this.#side = side
    this.#area = area
    this.#state = this.#describe()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): EditorState => this.#state

  /**
   * Replaces the design and clears the history. A design without fits is shown as it was made.
   *
   * @param place what shows it; without it, what is shown now
   */
  open(document: DesignDocument, fits = noFits, place?: { side: Side; area: PrintArea }) {
    this.#edited = { document, history: emptyHistory }
    this.#fits = fits
    if (place) {
      this.#side = place.side
      this.#area = place.area
    }
    this.#selected = new Set()
    this.#refit()
    this.#notify()
  }

  /** Shows a side of the design on a print area, with room for all of it. */
  show(side: Side, area: PrintArea) {
    if (side === this.#side && area === this.#area) return
    this.#side = side
    this.#area = area
    this.#refit()
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
    if (this.#made.length === 0) {
      // A new design, made on this print area.
      this.#fits = { ...this.#fits, [this.#own]: {} }
      this.#place(asMade)
    }
    const back = inverse(this.#fit)
    const made =
      this.#fit === asMade ? elements : elements.map(element => placedElement(element, back))
    this.#do(edits.insert(this.#document, this.#side, made))
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

  /** Gives both sides the design of one, or leaves it on that one: the other begins empty. */
  share(shared: boolean, on = this.#side) {
    const { front, back } = this.#document.sides
    const isOfBack = shared && back.length > 0 && (on === 'back' || front.length === 0)
    if (!shared && this.#document.shared) this.#fits = { ...this.#fits, back: this.#fits.front }
    else if (isOfBack) this.#fits = { ...this.#fits, front: this.#fits.back }
    this.#do(edits.share(this.#document, shared, on))
  }

  undo() {
    this.#travel(undo(this.#edited), this.#edited.history.past.at(-1))
  }

  redo() {
    this.#travel(redo(this.#edited), this.#edited.history.future.at(-1))
  }

  /** The design with the shown side as it is placed on the print area, to be ordered. */
  shownDocument(): DesignDocument {
    const { document, elements } = this.#state
    return { ...document, sides: { ...document.sides, [this.#own]: elements } }
  }

  selectedElements(): DesignElement[] {
    return this.#state.elements.filter(({ id }) => this.#selected.has(id))
  }

  get #document() {
    return this.#edited.document
  }

  /** The side of the document that is shown. */
  get #own(): Side {
    return this.#document.shared ? 'front' : this.#side
  }

  get #made(): readonly DesignElement[] {
    return elementsOf(this.#document, this.#side)
  }

  #change(ids: Iterable<string>, change: edits.Change, key?: string) {
    const made: edits.Change = element => {
      const shown = this.#shown(element)
      const now: Fields = { ...shown }
      const changed = Object.entries(change(shown)).filter(
        ([name, value]) => !Object.is(now[name], value),
      )
      const fields = Object.fromEntries(changed)
      return this.#fit === asMade ? fields : placed(element.type, fields, inverse(this.#fit))
    }
    this.#do(edits.update(this.#document, this.#side, new Set(ids), made), key)
  }

  #do(command: Command, key?: string) {
    if (this.readOnly) return
    this.#replace(edit(this.#edited, command, key))
    const made = this.#edited.history.past.at(-1)
    if (made && command.length > 0) this.#areas.set(made, sizeOf(this.#area))
  }

  #replace(edited: Edited) {
    const { shared } = this.#document
    const isEdit = edited.document !== this.#document
    this.#edited = edited
    if (shared !== this.#document.shared) this.#refit()
    if (isEdit) this.#remember(true)
    this.#notify()
  }

  /** @param command that is undone or redone */
  #travel(edited: Edited, command: Command | undefined) {
    const wasEmpty = this.#made.length === 0
    const wasElsewhere = command !== undefined && this.#areas.get(command) !== sizeOf(this.#area)
    this.#replace(edited)
    if (!(wasEmpty || wasElsewhere) || this.#made.length === 0) return
    // On another print area the design had another place.
    this.#place(fitInto(this.#measure(this.#made), this.#area))
    this.#remember(false)
    this.#notify()
  }

  /** Finds the place of the shown side on the print area. */
  #refit() {
    const fits = this.#fits[this.#own]
    const isHome = this.readOnly || this.#made.length === 0 || Object.keys(fits).length === 0
    if (isHome) this.#place(asMade)
    else {
      const boxes = this.#measure(this.#made)
      this.#place(knownFit(fits, this.#area, boxes) ?? fitInto(boxes, this.#area))
    }
    this.#remember(false)
  }

  #place(fit: Fit) {
    this.#fit = fit.scale === 1 && fit.x === 0 && fit.y === 0 ? asMade : fit
    this.#placed = new WeakMap()
    this.#placedLists = new WeakMap()
  }

  #remember(isEdit: boolean) {
    if (this.#made.length === 0) return
    this.#fits = withFit(this.#fits, this.#own, this.#area, this.#fit, isEdit)
  }

  #shown(element: DesignElement): DesignElement {
    if (this.#fit === asMade) return element
    const known = this.#placed.get(element)
    if (known) return known
    const shown = placedElement(element, this.#fit)
    this.#placed.set(element, shown)
    return shown
  }

  /** The stage redraws a new list, which would end a drag that has just selected an element. */
  #shownElements(): readonly DesignElement[] {
    const made = this.#made
    if (this.#fit === asMade) return made
    const known = this.#placedLists.get(made)
    if (known) return known
    const shown = made.map(element => this.#shown(element))
    this.#placedLists.set(made, shown)
    return shown
  }

  #notify() {
    const ids = new Set(this.#made.map(({ id }) => id))
    this.#selected = new Set([...this.#selected].filter(id => ids.has(id)))
    this.#state = this.#describe()
    for (const listener of this.#listeners) listener()
  }

  #describe(): EditorState {
    const { document, history } = this.#edited
    return {
      document,
      fits: this.#fits,
      area: this.#area,
      elements: this.#shownElements(),
      selected: this.#selected,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }
}
