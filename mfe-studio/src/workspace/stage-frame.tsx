import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { type ReactElement, useState } from 'react'
import type { Finding } from '../core/preflight.ts'
import styles from './stage-frame.module.css'
import { StageOverlay } from './stage-overlay.tsx'
import { toolMessages } from './tools.messages.ts'
import type { Editing } from './use-editing.ts'
import { useShortcuts } from './use-shortcuts.ts'

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
