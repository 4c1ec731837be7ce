import { canvasSize, type DesignElement, printAreaPixels } from '@stampa/design'
import {
  type Projection,
  placement,
  projectBackground,
  projectElement,
} from '@stampa/design/project'
import { ActiveSelection, Canvas, type FabricObject, type IText, Textbox } from 'fabric/es'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Box, Frame } from '../core/arrange.ts'
import type { Fields } from '../core/history.ts'
import { type Guides, noGuides, snap } from '../core/snap.ts'
import { cropHandles } from './crop-handles.ts'
import { inkBox } from './measure.ts'
import { readBack } from './read-back.ts'
import { canvasGround, clipToArea, projectionOf, type Scene } from './scene.ts'
import { View } from './view.ts'

export interface StageEvents {
  /** The user selected these elements, and no others. */
  selected(ids: string[]): void
  /** The user moved, turned or scaled elements; the new fields by id. */
  transformed(changes: ReadonlyMap<string, Fields>): void
  /** The user edits a text on the canvas; fired after every key and at the end. */
  textEdited(id: string, text: string): void
  /** Boxes of elements or the view changed. */
  drawn(): void
  /** A moving element snapped to these guides, in stage pixels. */
  snapped(guides: Guides): void
}

interface Drawn {
  element: DesignElement
  object: FabricObject
  /** The object's own width when it was drawn, pixels. */
  width: number
}

/** Screen pixels within which a guide attracts a moving element. */
const snapReach = 6

/**
 * Shows a scene on a canvas and reports the user's changes. A change becomes part of the design only with the next
 * scene.
 */
export class Stage {
  readonly view: View
  readonly #canvas: Canvas
  readonly #library: AssetLibrary
  readonly #events: StageEvents
  readonly #readOnly: boolean
  #drawn = new Map<string, Drawn>()
  #scene: Scene | undefined
  #projection: Projection | undefined
  /** The print area, stage pixels. */
  #area: Frame | undefined
  #background: FabricObject | undefined
  /** The stage itself changes the selection: no events. */
  #muted = false

  /** @param options.readOnly Nothing can be transformed. */
  constructor(
    element: HTMLCanvasElement,
    library: AssetLibrary,
    events: StageEvents,
    { readOnly }: { readOnly: boolean },
  ) {
    this.#library = library
    this.#events = events
    this.#readOnly = readOnly
    this.#canvas = new Canvas(element, {
      width: canvasSize,
      height: canvasSize,
      backgroundColor: canvasGround,
      selection: !readOnly,
      selectionKey: 'shiftKey',
      fireMiddleClick: true,
      uniformScaling: true,
      targetFindTolerance: 4,
    })
    clipToArea(this.#canvas, () => this.#area)
    this.view = new View(this.#canvas, () => events.drawn())
    this.#listen()
  }

  show(scene: Scene) {
    const before = this.#scene
    this.#scene = scene
    if (!this.#projection || before?.area !== scene.area) {
      this.#projection = projectionOf(scene.area, this.#library)
      this.#area = printAreaPixels(scene.area)
      // The scale changed: draw every object again.
      this.#removeObjects()
    }
    if (before?.background !== scene.background) this.#showBackground(scene)
    // An unchanged selection stays untouched: the user may be moving it.
    const unchanged = before?.elements === scene.elements && before.area === scene.area
    if (!unchanged || !this.#isSelected(scene.selected)) {
      this.#withoutEvents(() => {
        if (this.#isEditingText()) return this.#showElements(scene)
        this.#canvas.discardActiveObject()
        this.#showElements(scene)
        this.#select(scene.selected)
      })
    }
    this.#canvas.requestRenderAll()
    this.#events.drawn()
  }

  /** Draws every object again, e.g. after a font has loaded. */
  redraw() {
    const scene = this.#scene
    this.#removeObjects()
    this.#scene = undefined
    if (scene) this.show(scene)
  }

  /** Returns the bounding boxes of the shown elements, mm from the print area's centre. */
  boxes(): Box[] {
    if (!this.#projection) return []
    const { pixelsPerMm, center } = this.#projection
    return [...this.#drawn].map(([id, { object }]) => {
      const box = inkBox(object)
      return {
        id,
        left: (box.left - center.x) / pixelsPerMm,
        top: (box.top - center.y) / pixelsPerMm,
        width: box.width / pixelsPerMm,
        height: box.height / pixelsPerMm,
      }
    })
  }

  async dispose() {
    this.view.dispose()
    await this.#canvas.dispose()
  }

  #listen() {
    const canvas = this.#canvas
    const reportSelection = () => {
      if (this.#muted) return
      this.#events.selected(canvas.getActiveObjects().flatMap(({ elementId }) => elementId ?? []))
    }
    canvas.on('selection:created', reportSelection)
    canvas.on('selection:updated', reportSelection)
    canvas.on('selection:cleared', reportSelection)
    canvas.on('object:modified', ({ target }) => this.#reportTransform(target))
    const reportText = ({ target: { elementId, text } }: { target: IText }) => {
      if (elementId) this.#events.textEdited(elementId, text)
    }
    // After every key, not only at the end: the tab may crash before.
    canvas.on('text:changed', reportText)
    canvas.on('text:editing:exited', event => {
      reportText(event)
      // Fabric still works on the text during this event.
      queueMicrotask(() => this.#showEditedText(event.target))
    })
    canvas.on('object:moving', ({ target, e }) => {
      const isFree = 'altKey' in e && e.altKey
      this.#events.snapped(isFree ? noGuides : this.#snap(target))
    })
    canvas.on('mouse:up', () => this.#events.snapped(noGuides))
  }

  /** Moves an object onto the nearest lines of other objects and the print area. */
  #snap(moving: FabricObject): Guides {
    const others = [...this.#drawn.values()]
      .map(({ object }) => object)
      .filter(object => object.visible && object !== moving && object.group !== moving)
    const frames = [...others.map(inkBox), ...(this.#area ? [this.#area] : [])]
    const { x, y, guides } = snap(inkBox(moving), frames, snapReach / this.#canvas.getZoom())
    moving.set({ left: moving.left + x, top: moving.top + y })
    moving.setCoords()
    return guides
  }

  /** Shows an edited text as the design has it: a text that was left blank gets its old content back. */
  #showEditedText({ elementId = '', text }: IText) {
    const drawn = this.#drawn.get(elementId)
    const scene = this.#scene
    if (drawn?.element.type !== 'text' || !scene) return
    this.#drawn.set(elementId, { ...drawn, element: { ...drawn.element, text } })
    this.#withoutEvents(() => this.#showElements(scene))
    this.#canvas.requestRenderAll()
    this.#events.drawn()
  }

  #reportTransform(target: FabricObject) {
    const projection = this.#projection
    if (!projection) return
    const objects = target instanceof ActiveSelection ? target.getObjects() : [target]
    const changes = objects.flatMap((object): [string, Fields][] => {
      const drawn = this.#drawn.get(object.elementId ?? '')
      if (!drawn) return []
      return [[drawn.element.id, readBack(object, drawn.element, projection, drawn.width)]]
    })
    this.#events.transformed(new Map(changes))
  }

  #showBackground({ background }: Scene) {
    if (this.#background) this.#canvas.remove(this.#background)
    this.#background = background ? projectBackground(background, background.url) : undefined
    if (this.#background) this.#canvas.insertAt(0, this.#background)
  }

  #showElements({ elements }: Scene) {
    const projection = this.#projection
    if (!projection) return
    const next = new Map(elements.map(element => [element.id, this.#draw(element, projection)]))
    for (const [id, { object }] of this.#drawn) {
      if (next.get(id)?.object !== object) this.#canvas.remove(object)
    }
    const known = new Set(this.#canvas.getObjects())
    let place = this.#background ? 1 : 0
    for (const { object } of next.values()) {
      if (!known.has(object)) this.#canvas.insertAt(place, object)
      else if (this.#canvas.item(place) !== object) this.#canvas.moveObjectTo(object, place)
      place++
    }
    this.#drawn = next
  }

  /** Reuses the object of an element where only its placement changed. */
  #draw(element: DesignElement, projection: Projection): Drawn {
    const drawn = this.#drawn.get(element.id)
    if (drawn?.element === element) return drawn
    // A text under editing already shows the change; a new object would end the editing.
    if (drawn && isEditingText(drawn.object)) return { ...drawn, element }
    const object =
      drawn && sameLook(drawn.element, element) ? drawn.object : projectElement(element, projection)
    object.set({ ...placement(element, projection), ...handles(this.#readOnly || element.locked) })
    if (object !== drawn?.object && element.type === 'image')
      Object.assign(object.controls, cropHandles())
    object.setControlsVisibility(shownControls(element))
    object.setCoords()
    return { element, object, width: object.width }
  }

  #isSelected(ids: ReadonlySet<string>): boolean {
    const active = this.#canvas.getActiveObjects()
    return active.length === ids.size && active.every(({ elementId = '' }) => ids.has(elementId))
  }

  #select(ids: ReadonlySet<string>) {
    const shown = [...ids]
      .flatMap(id => this.#drawn.get(id)?.object ?? [])
      .filter(object => object.visible)
    const [first, ...more] = shown
    if (first) this.#canvas.setActiveObject(more.length > 0 ? this.#selectionOf(shown) : first)
  }

  #selectionOf(objects: FabricObject[]): ActiveSelection {
    const selection = new ActiveSelection(objects, { canvas: this.#canvas, ...handleLook })
    selection.setControlsVisibility({ mt: false, mb: false, ml: false, mr: false })
    return selection
  }

  #removeObjects() {
    this.#withoutEvents(() => {
      this.#canvas.discardActiveObject()
      this.#canvas.remove(...[...this.#drawn.values()].map(({ object }) => object))
    })
    this.#drawn = new Map()
  }

  #isEditingText(): boolean {
    const active = this.#canvas.getActiveObject()
    return active !== undefined && isEditingText(active)
  }

  #withoutEvents(work: () => void) {
    const before = this.#muted
    this.#muted = true
    work()
    this.#muted = before
  }
}

function isEditingText(object: FabricObject): boolean {
  return object instanceof Textbox && object.isEditing
}

function handles(locked: boolean) {
  return {
    selectable: !locked,
    evented: !locked,
    hasControls: !locked,
    lockMovementX: locked,
    lockMovementY: locked,
    ...handleLook,
  }
}

/** Handles that are visible on any picture and large enough for a finger. */
const handleLook = {
  lockScalingFlip: true,
  // Snaps to multiples of 15° and leaves the angles between them reachable.
  snapAngle: 15,
  snapThreshold: 4,
  transparentCorners: false,
  cornerStyle: 'circle',
  cornerColor: '#ffffff',
  cornerStrokeColor: '#d6004c',
  borderColor: '#d6004c',
  cornerSize: 11,
  touchCornerSize: 36,
} as const

/** The handles at the edges crop an image, and make the box of a straight text wider. */
function shownControls(element: DesignElement) {
  const crops = element.type === 'image'
  const reflows = element.type === 'text' && element.curve === 0
  return { mt: crops, mb: crops, ml: crops || reflows, mr: crops || reflows }
}

/** Fields that {@link placement} and the handles show without a new object. */
const placementFields = new Set([
  'x',
  'y',
  'rotation',
  'opacity',
  'flipX',
  'flipY',
  'hidden',
  'locked',
  'name',
  'group',
])

/** Whether one object can show both elements. */
function sameLook(one: DesignElement, other: DesignElement): boolean {
  const fields: Fields = { ...one }
  return Object.entries(other).every(
    ([name, value]) => placementFields.has(name) || Object.is(fields[name], value),
  )
}
