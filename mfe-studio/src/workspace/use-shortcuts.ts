import type { DesignElement } from '@stampa/design'
import { type KeyboardEvent, useRef } from 'react'
import type { Editing } from './use-editing.ts'

/** Shift of an arrow key, mm; ten times as far with the Shift key. */
const nudge = 1

/** Keyboard shortcuts of the canvas. They apply while the canvas itself has the focus, not a field. */
export function useShortcuts({ editor, stage }: Editing): (event: KeyboardEvent) => void {
  const copied = useRef<readonly DesignElement[]>([])
  const view = stage?.view

  return event => {
    if (event.target !== event.currentTarget || event.altKey) return
    const { shiftKey } = event
    const copy = () => {
      copied.current = editor.selectedElements()
    }
    const remove = () => editor.removeSelected()
    const deselect = () => editor.select([])
    const move = (x: number, y: number) => () => {
      const distance = shiftKey ? nudge * 10 : nudge
      editor.nudge({ x: x * distance, y: y * distance })
    }
    const withControl: Record<string, () => void> = {
      z: () => (shiftKey ? editor.redo() : editor.undo()),
      y: () => editor.redo(),
      d: () => editor.duplicate(),
      g: () => (shiftKey ? editor.ungroup() : editor.group()),
      a: () => editor.select(editor.state().elements.map(({ id }) => id)),
      c: copy,
      x: () => {
        copy()
        remove()
      },
      // Without copied elements the browser's paste event must follow: it may bring an image.
      ...(copied.current.length > 0 && { v: () => editor.paste(copied.current) }),
    }
    const plain: Record<string, () => void> = {
      ArrowLeft: move(-1, 0),
      ArrowRight: move(1, 0),
      ArrowUp: move(0, -1),
      ArrowDown: move(0, 1),
      Delete: remove,
      Backspace: remove,
      Escape: deselect,
      '[': () => editor.raise(-1),
      ']': () => editor.raise(1),
      '+': () => view?.zoomBy(1.5),
      '=': () => view?.zoomBy(1.5),
      '-': () => view?.zoomBy(1 / 1.5),
      '0': () => view?.reset(),
    }
    const act = event.ctrlKey || event.metaKey ? withControl[letterOf(event)] : plain[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** The Latin letter of a key, on a Greek keyboard layout too. */
function letterOf({ code, key }: KeyboardEvent): string {
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase()
}
