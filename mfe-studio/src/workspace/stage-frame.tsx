import type { ImageElement, PrintArea } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { type DragEvent, type ReactElement, useState } from 'react'
import type { Editor } from '../editor/editor.ts'
import styles from './stage-frame.module.css'
import { StageOverlay } from './stage-overlay.tsx'
import { toolMessages } from './tools.messages.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { StageState } from './use-stage.ts'

interface StageFrameProps {
  editor: Editor
  stage: StageState
  area: PrintArea
  images: readonly ImageElement[]
  /** What was kept from the last visit has been looked for. */
  ready: boolean
  /** What there is to say of the product's picture. */
  notice: string | undefined
  /** Left undefined, nothing can be put on it. */
  onFiles: ((files: readonly File[]) => void) | undefined
}

/** The canvas, for hands and for keys; images may be dropped or pasted on it. */
export function StageFrame(props: StageFrameProps): ReactElement {
  const { editor, stage, area, images, ready, notice, onFiles } = props
  const texts = useMessages(toolMessages)
  const [dropping, setDropping] = useState(false)
  const onKeyDown = useShortcuts(editor, stage.stage?.view)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    onFiles?.([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce fields; this is one drawing, worked by keys.
    <div
      ref={stage.frame}
      role="group"
      aria-label={texts.canvas}
      aria-busy={!ready || !stage.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are its interaction.
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
      onDrop={drop}
      className={cx(styles.frame, dropping && styles.dropping)}
    >
      <canvas ref={stage.canvas} />
      <StageOverlay
        area={area}
        seen={stage.seen}
        magnification={stage.magnification}
        lines={stage.lines}
        images={images}
        boxes={stage.boxes}
        dpi={texts.dpi}
      />
      {notice && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      {dropping && <p className={styles.drop}>{texts.drop}</p>}
    </div>
  )
}
