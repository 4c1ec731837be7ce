import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { MinusIcon, PlusIcon, TrashIcon, UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type SubmitEvent, useId, useState } from 'react'
import { acceptAttribute } from '../assets/file-rules.ts'
import { RedoIcon, UndoIcon, WholeIcon } from './icons.tsx'
import { sheetMessages } from './sheet.tsx'
import { Status } from './status.tsx'
import { toolMessages } from './tools.messages.ts'
import styles from './tools.module.css'
import type { useAdding } from './use-adding.ts'
import type { Editing } from './use-editing.ts'

interface ToolsProps {
  editing: Editing
  adding: ReturnType<typeof useAdding>
}

/** Undo, redo, zoom, and deletion of the selected. */
export function Tools({ editing }: Pick<ToolsProps, 'editing'>): ReactElement {
  const { editor, state } = editing
  const texts = useMessages(toolMessages)
  return (
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
      <Zoom editing={editing} />
      <IconButton
        label={texts.removeSelected}
        icon={<TrashIcon />}
        disabled={state.selected.size === 0}
        onClick={() => editor.removeSelected()}
      />
    </div>
  )
}

/** Adds an image, a text or a QR code. */
export function Adding({ adding }: Pick<ToolsProps, 'adding'>): ReactElement {
  const texts = useMessages(toolMessages)
  const { add } = useMessages(sheetMessages)
  return (
    <div className={styles.add}>
      <h3 className={styles.title}>{add}</h3>
      <Upload adding={adding} />
      {adding.problem && <Status>{adding.problem}</Status>}
      <AddText
        label={texts.text}
        placeholder={texts.textPlaceholder}
        action={texts.addText}
        onAdd={adding.addText}
      />
      <details>
        <summary className={styles.summary}>{texts.qr}</summary>
        <AddText
          label={texts.qr}
          placeholder={texts.qrPlaceholder}
          action={texts.addQr}
          onAdd={adding.addQr}
        />
      </details>
    </div>
  )
}

export function Zoom({ editing: { stage } }: { editing: Editing }): ReactElement {
  const texts = useMessages(toolMessages)
  const zoom = (factor: number) => () => stage?.view.zoomBy(factor)
  return (
    <div className={styles.bar}>
      <IconButton label={texts.zoomOut} icon={<MinusIcon />} onClick={zoom(1 / 1.5)} />
      <IconButton label={texts.zoomIn} icon={<PlusIcon />} onClick={zoom(1.5)} />
      <IconButton label={texts.zoomAll} icon={<WholeIcon />} onClick={() => stage?.view.reset()} />
    </div>
  )
}

function Upload({ adding }: Pick<ToolsProps, 'adding'>): ReactElement {
  const texts = useMessages(toolMessages)
  const id = useId()
  return (
    <div className={styles.upload}>
      <input
        id={id}
        type="file"
        accept={acceptAttribute}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          adding.addFiles([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
        className={styles.file}
      />
      <label htmlFor={id} className={styles.choose}>
        <UploadIcon />
        {texts.upload}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.uploadHint} <span className={styles.drop}>{texts.dropHint}</span>
      </p>
      {adding.converting && (
        <div role="status" className={styles.converting}>
          <progress aria-label={texts.converting(adding.converting)} />
          <span className={styles.hint}>{texts.converting(adding.converting)}</span>
          <Button size="small" onClick={adding.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
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
