import type { DesignElement } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import {
  type KeyboardEvent as CanvasKeyboardEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Finding } from '../core/preflight.ts'
import styles from './stage-frame.module.css'
import { StageOverlay } from './stage-overlay.tsx'
import { toolMessages } from './tools.messages.ts'
import type { Editing } from './use-editing.ts'

/** Shift of an arrow key, mm; ten times as far with the Shift key. */
const nudge = 1

/** Selector of fields, whose text has an undo of its own, and of questions. */
const ownKeys = 'input:not([type=radio], [type=checkbox]), textarea, select, dialog'

/** Undo, redo and, in the list of layers, deletion: keys of the page beside the canvas. */
function usePageShortcuts({ editor }: Editing): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, key } = event
      if (event.defaultPrevented || !(target instanceof Element) || target.closest(ownKeys)) return
      const letter = (ctrlKey || metaKey) && letterOf(event)
      if (letter === 'y' || (letter === 'z' && shiftKey)) editor.redo()
      else if (letter === 'z') editor.undo()
      else if (isRemoval(key) && target.closest('[data-layer]')) editor.removeSelected()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [editor])
}

function isRemoval(key: string): boolean {
  return key === 'Delete' || key === 'Backspace'
}

/** Keyboard shortcuts of the canvas. They apply while the canvas itself has the focus, not a field. */
function useShortcuts({ editor, stage }: Editing): (event: CanvasKeyboardEvent) => void {
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
function letterOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase()
}

interface StageFrameProps {
  editing: Editing
  /** Whether the stored or named design is open. */
  ready: boolean
  /** State of the product picture. */
  notice: string | undefined
  /** Print problems to mark. */
  findings?: readonly Finding[]
  /** Without it no files can be added. */
  onFiles?: (files: readonly File[]) => void
}

/** The canvas with its keyboard shortcuts; takes images by drop and paste. */
export function StageFrame(props: StageFrameProps): ReactElement {
  const { editing, ready, notice, findings = [], onFiles } = props
  const { frame, canvas, stage } = editing
  const texts = useMessages(toolMessages)
  const [dropping, setDropping] = useState(false)
  const onKeyDown = useShortcuts(editing)
  usePageShortcuts(editing)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset announces fields; this is one drawing with shortcuts.
    <div
      ref={frame}
      role="group"
      aria-label={texts.canvas}
      aria-busy={!ready || !stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the shortcuts need the focus.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) onFiles?.([...clipboardData.files])
      }}
      onDragOver={event => {
        event.preventDefault()
        setDropping(onFiles !== undefined)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={event => {
        event.preventDefault()
        setDropping(false)
        onFiles?.([...event.dataTransfer.files])
      }}
      className={cx(styles.frame, dropping && styles.dropping)}
    >
      <canvas ref={canvas} />
      <StageOverlay editing={editing} findings={findings} />
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      {dropping && <p className={styles.drop}>{texts.drop}</p>}
    </div>
  )
}
