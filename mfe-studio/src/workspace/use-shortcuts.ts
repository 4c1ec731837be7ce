import type { DesignElement } from '@stampa/design'
import { type KeyboardEvent, useRef } from 'react'
import type { Editor } from '../editor/editor.ts'
import type { View } from '../stage/view.ts'

/** Millimetres of one press of an arrow key; ten times as far with Shift. */
const nudge = 1

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keys of the canvas. They work while it has the focus, so that fields keep their own. */
export function useShortcuts(
  editor: Editor,
  view: View | undefined,
): (event: KeyboardEvent) => void {
  const copied = useRef<readonly DesignElement[]>([])

  const command = (key: string, shift: boolean): (() => void) | undefined => {
    switch (key) {
      case 'z':
        return shift ? () => editor.redo() : () => editor.undo()
      case 'y':
        return () => editor.redo()
      case 'd':
        return () => editor.duplicate()
      case 'g':
        return shift ? () => editor.ungroup() : () => editor.group()
      case 'a':
        return () => editor.choose(editor.state().elements.map(({ id }) => id))
      case 'c':
        return () => {
          copied.current = editor.chosenElements()
        }
      case 'x':
        return () => {
          copied.current = editor.chosenElements()
          editor.removeChosen()
        }
      case 'v':
        // An image of the clipboard comes by its own event, which this must not stop.
        return copied.current.length > 0 ? () => editor.paste(copied.current) : undefined
      default:
        return undefined
    }
  }

  const plain = (key: string, shift: boolean): (() => void) | undefined => {
    const direction = directions[key]
    if (direction) {
      const [x, y] = direction.map(part => part * nudge * (shift ? 10 : 1)) as [number, number]
      return () => editor.nudge({ x, y })
    }
    switch (key) {
      case 'Delete':
      case 'Backspace':
        return () => editor.removeChosen()
      case 'Escape':
        return () => editor.choose([])
      case '[':
        return () => editor.raise(-1)
      case ']':
        return () => editor.raise(1)
      case '+':
      case '=':
        return () => view?.zoomBy(1.5)
      case '-':
        return () => view?.zoomBy(1 / 1.5)
      case '0':
        return () => view?.reset()
      default:
        return undefined
    }
  }

  return event => {
    if (event.target !== event.currentTarget || event.altKey) return
    const work =
      event.ctrlKey || event.metaKey
        ? command(keyOf(event), event.shiftKey)
        : plain(event.key, event.shiftKey)
    if (!work) return
    event.preventDefault()
    work()
  }
}

/** The letter on the key, also while the keyboard writes Greek. */
function keyOf({ code, key }: KeyboardEvent): string {
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase()
}
