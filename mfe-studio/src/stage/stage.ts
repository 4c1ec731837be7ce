import { canvasSize, type DesignElement } from '@stampa/design'
import {
  type Projection,
  placement,
  projectBackground,
  projectElement,
} from '@stampa/design/project'
import { ActiveSelection, type FabricObject, type IText, Textbox } from 'fabric/es'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Box } from '../core/arrange.ts'
import type { Fields } from '../core/step.ts'
import { StageCanvas } from './canvas-with-area.ts'
import { inkBox } from './ink-box.ts'
import { readBack } from './read-back.ts'
import { canvasGround, printedPart, projectionOf, type Scene } from './scene.ts'
import { type SnapLines, snapWhileMoving } from './snap-while-moving.ts'
import { View } from './view.ts'

/** What happens on the stage. */
export interface StageEvents {
  /** A click or a frame drawn around them chose these, and no others. */
  chosen(ids: string[]): void
  /** A hand has moved, turned or scaled these. */
  transformed(changes: ReadonlyMap<string, Fields>): void
  /** Text is being written in its place: after each key, and when that is over. */
  written(id: string, text: string): void
  /** Where elements reach has changed, or what the view shows. */
  drawn(): void
  /** A moving element lies on these lines, in stage pixels. */
  snapped(lines: SnapLines): void
}

interface StageOptions {
  /** Nothing on it can be taken hold of. */
  readOnly: boolean
}

interface Drawn {
  element: DesignElement
  object: FabricObject
  /** Its own width when it was drawn, in pixels. */
  width: number
}

/**
 * The design on a canvas. It shows the scene that it is given and tells what hands do to it; what
 * they do becomes part of the design only by the next scene.
 */
export class Stage {
  readonly view: View
  readonly #canvas: StageCanvas
  readonly #library: AssetLibrary
  readonly #events: StageEvents
  readonly #readOnly: boolean
  #drawn = new Map<string, Drawn>()
  #scene: Scene | undefined
  #projection: Projection | undefined
  #background: FabricObject | undefined
  /** The stage itself is choosing; nobody needs to be told. */
  #quiet = false

  constructor(
    element: HTMLCanvasElement,
    library: AssetLibrary,
    events: StageEvents,
    { readOnly }: StageOptions,
  ) {
    this.#library = library
    this.#events = events
    this.#readOnly = readOnly
    this.#canvas = new StageCanvas(element, {
      width: canvasSize,
      height: canvasSize,
      backgroundColor: canvasGround,
      selection: !readOnly,
      selectionKey: 'shiftKey',
      fireMiddleClick: true,
      uniformScaling: true,
      // Locked layers and the product let what is below them be clicked.
      targetFindTolerance: 4,
    })
    this.view = new View(this.#canvas, () => events.drawn())
    this.#listen()
  }

  show(scene: Scene) {
    const before = this.#scene
    this.#scene = scene
    if (!this.#projection || before?.area !== scene.area) {
      this.#projection = projectionOf(scene.area, this.#library)
      this.#canvas.area = printedPart(scene.area)
      // All lengths are others now.
      this.#forget()
    }
    if (before?.background !== scene.background) this.#showBackground(scene)
    // What is chosen and as it should be is left alone: a hand may already be moving it.
    const unchanged = before?.elements === scene.elements && before.area === scene.area
    if (!unchanged || !this.#isChosen(scene.chosen)) {
      this.#quietly(() => {
        if (this.#isWriting()) return this.#showElements(scene, this.#projection)
        this.#canvas.discardActiveObject()
        this.#showElements(scene, this.#projection)
        this.#choose(scene.chosen)
      })
    }
    this.#canvas.requestRenderAll()
    this.#events.drawn()
  }

  /** Draws everything anew: a typeface has arrived, say. */
  redraw() {
    const scene = this.#scene
    this.#forget()
    this.#scene = undefined
    if (scene) this.show(scene)
  }

  /** Where each shown element reaches, in mm from the print area's centre. */
  boxes(): Box[] {
    const projection = this.#projection
    if (!projection) return []
    const { pixelsPerMm, center } = projection
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
    const tellChoice = () => {
      if (this.#quiet) return
      const ids = canvas.getActiveObjects().flatMap(({ elementId }) => elementId ?? [])
      this.#events.chosen(ids)
    }
    canvas.on('selection:created', tellChoice)
    canvas.on('selection:updated', tellChoice)
    canvas.on('selection:cleared', tellChoice)
    canvas.on('object:modified', ({ target }) => this.#tellTransform(target))
    const tellText = ({ target: { elementId, text } }: { target: IText }) => {
      if (elementId) this.#events.written(elementId, text)
    }
    // Not only in the end: a crash may come before that.
    canvas.on('text:changed', tellText)
    canvas.on('text:editing:exited', event => {
      tellText(event)
      // The canvas is not done with the text at this moment.
      queueMicrotask(() => this.#showWritten(event.target))
    })
    canvas.on('object:moving', ({ target, e }) => {
      const still = [...this.#drawn.values()]
        .map(({ object }) => object)
        .filter(object => object.visible && object !== target && object.group !== target)
      const free = 'altKey' in e && e.altKey
      this.#events.snapped(
        free ? [] : snapWhileMoving(target, still, canvas.area, canvas.getZoom()),
      )
    })
    canvas.on('mouse:up', () => this.#events.snapped([]))
  }

  /** Shows text that was written as the design has it: what was left blank is what it was before. */
  #showWritten({ elementId = '', text }: IText) {
    const drawn = this.#drawn.get(elementId)
    const scene = this.#scene
    if (drawn?.element.type !== 'text' || !scene) return
    this.#drawn.set(elementId, { ...drawn, element: { ...drawn.element, text } })
    this.#quietly(() => this.#showElements(scene, this.#projection))
    this.#canvas.requestRenderAll()
    this.#events.drawn()
  }

  #tellTransform(target: FabricObject) {
    const projection = this.#projection
    if (!projection) return
    const objects = target instanceof ActiveSelection ? target.getObjects() : [target]
    const changes = new Map<string, Fields>()
    for (const object of objects) {
      const drawn = this.#drawn.get(object.elementId ?? '')
      if (!drawn) continue
      changes.set(drawn.element.id, readBack(object, drawn.element, projection, drawn.width))
    }
    this.#events.transformed(changes)
  }

  #showBackground({ background }: Scene) {
    if (this.#background) this.#canvas.remove(this.#background)
    this.#background = background
      ? projectBackground(
          {
            source: background.source,
            width: background.source.naturalWidth,
            height: background.source.naturalHeight,
          },
          background.address,
        )
      : undefined
    if (this.#background) this.#canvas.insertAt(0, this.#background)
  }

  #showElements({ elements }: Scene, projection: Projection | undefined) {
    if (!projection) return
    const next = new Map<string, Drawn>()
    for (const element of elements) next.set(element.id, this.#draw(element, projection))
    for (const [id, { object }] of this.#drawn) {
      if (next.get(id)?.object !== object) this.#canvas.remove(object)
    }
    const known = new Set(this.#canvas.getObjects())
    const bottom = this.#background ? 1 : 0
    let place = bottom
    for (const { object } of next.values()) {
      if (!known.has(object)) this.#canvas.insertAt(place, object)
      else if (this.#canvas.item(place) !== object) this.#canvas.moveObjectTo(object, place)
      place++
    }
    this.#drawn = next
  }

  /** The object that shows the element: the one there is, placed anew if need be, or another. */
  #draw(element: DesignElement, projection: Projection): Drawn {
    const drawn = this.#drawn.get(element.id)
    if (drawn?.element === element) return drawn
    // It shows already what is being written in it; another object would end the writing.
    if (drawn && isWriting(drawn.object)) return { ...drawn, element }
    const object =
      drawn && sameLook(drawn.element, element) ? drawn.object : projectElement(element, projection)
    object.set(placement(element, projection))
    object.set(handles(this.#readOnly || element.locked))
    object.setControlsVisibility(hiddenControls(element))
    object.setCoords()
    return { element, object, width: object.width }
  }

  #isChosen(ids: ReadonlySet<string>): boolean {
    const active = this.#canvas.getActiveObjects()
    return active.length === ids.size && active.every(({ elementId = '' }) => ids.has(elementId))
  }

  #choose(ids: ReadonlySet<string>) {
    const objects = [...ids].flatMap(id => this.#drawn.get(id)?.object ?? [])
    const shown = objects.filter(object => object.visible)
    const [only] = shown
    if (!only) return
    if (shown.length === 1) {
      this.#canvas.setActiveObject(only)
      return
    }
    const selection = new ActiveSelection(shown, { canvas: this.#canvas })
    selection.set({ lockScalingFlip: true, ...snappedTurns, ...handleLook })
    selection.setControlsVisibility({ mt: false, mb: false, ml: false, mr: false })
    this.#canvas.setActiveObject(selection)
  }

  #forget() {
    this.#quietly(() => {
      this.#canvas.discardActiveObject()
      this.#canvas.remove(...[...this.#drawn.values()].map(({ object }) => object))
    })
    this.#drawn = new Map()
  }

  #isWriting(): boolean {
    const active = this.#canvas.getActiveObject()
    return active !== undefined && isWriting(active)
  }

  #quietly(work: () => void) {
    const before = this.#quiet
    this.#quiet = true
    work()
    this.#quiet = before
  }
}

function isWriting(object: FabricObject): boolean {
  return object instanceof Textbox && object.isEditing
}

/** Fifteen degrees at a time are felt, others can be had between them. */
const snappedTurns = { snapAngle: 15, snapThreshold: 4 }

/** How an object can be taken hold of. */
function handles(locked: boolean) {
  return {
    selectable: !locked,
    evented: !locked,
    hasControls: !locked,
    lockMovementX: locked,
    lockMovementY: locked,
    lockScalingFlip: true,
    ...snappedTurns,
    ...handleLook,
  }
}

/** Seen on any picture, and large enough for a finger. */
const handleLook = {
  transparentCorners: false,
  cornerStyle: 'circle',
  cornerColor: '#ffffff',
  cornerStrokeColor: '#d6004c',
  borderColor: '#d6004c',
  cornerSize: 11,
  touchCornerSize: 36,
} as const

/** Only a text's box can be made wider without making what is in it larger. */
function hiddenControls({ type, ...element }: DesignElement) {
  const reflows = type === 'text' && 'curve' in element && element.curve === 0
  return { mt: false, mb: false, ml: reflows, mr: reflows }
}

const placedBy = new Set([
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

/** Whether one object can show both, only placed otherwise. */
function sameLook(one: DesignElement, other: DesignElement): boolean {
  const fields: Fields = { ...one }
  return Object.entries(other).every(
    ([name, value]) => placedBy.has(name) || Object.is(fields[name], value),
  )
}
