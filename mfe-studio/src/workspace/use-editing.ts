import {
  canvasSize,
  type DesignElement,
  faceOf,
  fontFamily,
  type PrintArea,
  type Side,
} from '@stampa/design'
import { cache } from 'fabric/es'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { AssetLibrary } from '../assets/asset-library.ts'
import type { Box, Frame } from '../core/arrange.ts'
import { noGuides } from '../core/snap.ts'
import { Editor } from '../editor/editor.ts'
import { measure } from '../stage/measure.ts'
import type { Scene } from '../stage/scene.ts'
import { Stage, type StageEvents } from '../stage/stage.ts'
import { untilLoaded } from './until-loaded.ts'
import { useBackground } from './use-background.ts'

interface EditingOptions {
  /** URL of the product picture; null for a side without one, undefined without a product. */
  picture: string | null | undefined
  area: PrintArea | undefined
  side: Side | undefined
  readOnly?: boolean
}

interface Drawn {
  boxes: readonly Box[]
  /** The visible part of the stage, stage pixels. */
  visible: Frame
}

const nothingDrawn: Drawn = {
  boxes: [],
  visible: { left: 0, top: 0, width: canvasSize, height: canvasSize },
}

/** Print area without a product. */
const defaultArea: PrintArea = { x: 0.25, y: 0.25, width: 0.5, widthMm: 300, heightMm: 300 }

export type Editing = ReturnType<typeof useEditing>

/** A design in its editor and on its stage: shows every state of the editor and passes on the user's changes. */
export function useEditing(options: EditingOptions) {
  const { picture, area: chosenArea = defaultArea, side = 'front', readOnly = false } = options
  const [library] = useState(() => new AssetLibrary())
  const [editor] = useState(
    () => new Editor({ side, area: chosenArea, readOnly, measure: all => measure(all, library) }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const { background, pictureState } = useBackground(picture)
  const { elements, area, selected } = state
  const scene = useMemo<Scene>(
    () => ({ elements, area, background, selected }),
    [elements, area, background, selected],
  )

  useEffect(() => editor.show(side, chosenArea), [editor, side, chosenArea])

  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>()
  const [drawn, setDrawn] = useState(nothingDrawn)
  const [guides, setGuides] = useState(noGuides)

  useEffect(() => {
    if (!canvas.current || !frame.current) return
    const events: StageEvents = {
      selected: ids => editor.select(ids),
      transformed: changes => editor.transform(changes),
      textEdited: (id, text) => {
        if (text.trim() !== '') editor.update({ text }, { ids: [id], key: 'text' })
      },
      snapped: setGuides,
      drawn: () => setDrawn({ boxes: own.boxes(), visible: own.view.visible }),
    }
    const own = new Stage(canvas.current, library, events, { readOnly })
    const observer = new ResizeObserver(([entry]) => {
      if (entry) own.view.resize(Math.round(entry.contentRect.width))
    })
    observer.observe(frame.current)
    setStage(own)
    return () => {
      observer.disconnect()
      setStage(undefined)
      own.dispose()
    }
  }, [editor, library, readOnly])

  useEffect(() => {
    if (!stage) return
    stage.show(scene)
    return untilLoaded(
      () => loadFonts(scene.elements),
      changed => changed && stage.redraw(),
      error => console.error('A font did not load', error),
    )
  }, [stage, scene])

  return {
    library,
    editor,
    state,
    area,
    scene,
    pictureState,
    canvas,
    frame,
    stage,
    ...drawn,
    guides,
  }
}

/**
 * Loads the fonts of the texts, so that Fabric measures them with their own glyphs.
 *
 * @returns whether a font was missing before, so that the stage needs a redraw
 */
export async function loadFonts(elements: readonly DesignElement[]): Promise<boolean> {
  const faces = elements.flatMap(element => {
    if (element.type !== 'text') return []
    const { bold, italic } = faceOf(element.font, element)
    return [
      `${italic ? 'italic' : 'normal'} ${bold ? 700 : 400} 16px "${fontFamily(element.font)}"`,
    ]
  })
  const missing = [...new Set(faces)].filter(face => !document.fonts.check(face, sample))
  if (missing.length === 0) return false
  resetFailedFaces()
  await Promise.all(missing.map(face => document.fonts.load(face, sample)))
  cache.clearFontCache()
  return true
}

/** Makes faces that did not load loadable again: browsers try each rule only once. */
function resetFailedFaces() {
  const name = (family: string) => family.replace(/["']/g, '')
  const failed = new Set(
    [...document.fonts].flatMap(({ status, family }) => (status === 'error' ? name(family) : [])),
  )
  if (failed.size === 0) return
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      if (!failed.has(name(rule.style.getPropertyValue('font-family')))) continue
      sheet.deleteRule(index)
      sheet.insertRule(rule.cssText, index)
    }
  }
}

/** One letter of each alphabet: a face is one file for both. */
const sample = 'Ελ'
