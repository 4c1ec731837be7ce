import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Box } from '../core/arrange.ts'
import type { Editor } from '../editor/editor.ts'
import { loadFonts } from '../stage/load-fonts.ts'
import type { Scene } from '../stage/scene.ts'
import type { SnapLines } from '../stage/snap-while-moving.ts'
import { Stage, type StageEvents } from '../stage/stage.ts'

export interface StageState {
  canvas: RefObject<HTMLCanvasElement | null>
  frame: RefObject<HTMLDivElement | null>
  stage: Stage | null
  /** Where elements reach, as they were drawn last. */
  boxes: readonly Box[]
  /** What is seen of the stage, in its pixels. */
  seen: Stage['view']['seen']
  magnification: number
  lines: SnapLines
}

const wholeStage = { left: 0, top: 0, width: 600, height: 600 }

/** The stage in its place on the page: it shows the scene and tells the editor what hands do. */
export function useStage(editor: Editor, library: AssetLibrary, scene: Scene): StageState {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [drawn, setDrawn] = useState<{
    boxes: Box[]
    seen: Stage['view']['seen']
    magnification: number
  }>({
    boxes: [],
    seen: wholeStage,
    magnification: 1,
  })
  const [lines, setLines] = useState<SnapLines>([])

  useEffect(() => {
    if (!canvas.current || !frame.current) return
    const events: StageEvents = {
      chosen: ids => editor.choose(ids),
      transformed: changes => editor.transform(changes),
      written: (id, text) => {
        const change = text.trim() === '' ? {} : { text }
        editor.update(() => change, { ids: new Set([id]), key: 'written' })
      },
      // Most moves meet no line, and none need be told of that.
      snapped: next =>
        setLines(before => (before.length === 0 && next.length === 0 ? before : next)),
      drawn: () =>
        setDrawn({
          boxes: own.boxes(),
          seen: own.view.seen,
          magnification: own.view.magnification,
        }),
    }
    const own: Stage = new Stage(canvas.current, library, events, editor)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) own.view.resize(Math.round(entry.contentRect.width))
    })
    observer.observe(frame.current)
    setStage(own)
    return () => {
      observer.disconnect()
      setStage(null)
      own.dispose()
    }
  }, [editor, library])

  useEffect(() => {
    if (!stage) return
    let current = true
    stage.show(scene)
    loadFonts(scene.elements).then(
      arrived => arrived && current && stage.redraw(),
      error => console.error('A typeface did not load', error),
    )
    return () => {
      current = false
    }
  }, [stage, scene])

  return { canvas, frame, stage, ...drawn, lines }
}
