import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { TrashIcon, UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type SubmitEvent, useId, useRef, useState } from 'react'
import { acceptAttribute } from '../assets/file-rules.ts'
import type { Editor, EditorState } from '../editor/editor.ts'
import type { View } from '../stage/view.ts'
import { Confirm } from './confirm.tsx'
import { RedoIcon, UndoIcon } from './icons.tsx'
import { toolMessages } from './tools.messages.ts'
import styles from './tools.module.css'
import { Zoom } from './zoom.tsx'

interface ToolsProps {
  editor: Editor
  state: EditorState
  view: View | undefined
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
  onQr: (text: string) => void
}

/** What is put on the canvas and taken off it. */
export function Tools({ editor, state, view, onFiles, onText, onQr }: ToolsProps): ReactElement {
  const texts = useMessages(toolMessages)
  const [clearing, setClearing] = useState(false)
  return (
    <div className={styles.tools}>
      <div className={styles.add}>
        <Upload onFiles={onFiles} />
        <AddText
          label={texts.text}
          placeholder={texts.textPlaceholder}
          action={texts.addText}
          onAdd={onText}
        />
        <details>
          <summary className={styles.summary}>{texts.qr}</summary>
          <AddText
            label={texts.qr}
            placeholder={texts.qrPlaceholder}
            action={texts.addQr}
            onAdd={onQr}
          />
        </details>
      </div>
      <div className={styles.bar}>
        <IconButton
          label={texts.undo}
          icon={<UndoIcon />}
          disabled={!state.canUndo}
          onClick={() => editor.undo()}
        />
        <IconButton
          label={texts.redo}
          icon={<RedoIcon />}
          disabled={!state.canRedo}
          onClick={() => editor.redo()}
        />
        <Zoom view={view} />
        <span className={styles.space} />
        <Button
          size="small"
          icon={<TrashIcon />}
          disabled={state.chosen.size === 0}
          onClick={() => editor.removeChosen()}
        >
          {texts.removeChosen}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setClearing(true)}>
          {texts.clear}
        </Button>
      </div>
      {clearing && (
        <Confirm
          title={texts.clearQuestion}
          confirmLabel={texts.clear}
          cancelLabel={texts.cancel}
          danger
          onConfirm={() => {
            editor.clear()
            setClearing(false)
          }}
          onCancel={() => setClearing(false)}
        />
      )}
    </div>
  )
}

function Upload({ onFiles }: { onFiles: (files: readonly File[]) => void }): ReactElement {
  const texts = useMessages(toolMessages)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptAttribute}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
        className={styles.file}
      />
      <label htmlFor={id} className={styles.choose}>
        <UploadIcon />
        {texts.upload}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.uploadHint}
      </p>
    </div>
  )
}

interface AddTextProps {
  label: string
  placeholder: string
  action: string
  onAdd: (text: string) => void
}

function AddText({ label, placeholder, action, onAdd }: AddTextProps): ReactElement {
  const [text, setText] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onAdd(text)
    setText('')
  }
  return (
    <form onSubmit={add} className={styles.text}>
      <TextField
        label={label}
        labelHidden
        placeholder={placeholder}
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  )
}
