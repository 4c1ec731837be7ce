import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Layers } from '../layers/layers.tsx'
import { Properties } from '../properties/properties.tsx'
import { Sheet, type Sheets } from './sheet.tsx'
import { toolMessages } from './tools.messages.ts'
import type { Editing } from './use-editing.ts'

interface LayersSheetProps {
  editing: Editing
  sheets: Sheets
  children?: ReactNode
}

/** The elements of the side and their properties. */
export function LayersSheet({ editing, sheets, children }: LayersSheetProps): ReactElement {
  return (
    <Sheet name="layers" sheets={sheets}>
      <Layers editing={editing}>{!editing.editor.readOnly && <Clear editing={editing} />}</Layers>
      <Properties editing={editing} />
      {children}
    </Sheet>
  )
}

/** Removes all elements, after a question. */
function Clear({ editing: { editor } }: Pick<LayersSheetProps, 'editing'>): ReactElement {
  const texts = useMessages(toolMessages)
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      {asking && (
        <QuestionDialog
          title={texts.clearQuestion}
          confirmLabel={texts.clear}
          cancelLabel={texts.cancel}
          danger
          onConfirm={() => editor.clear()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
