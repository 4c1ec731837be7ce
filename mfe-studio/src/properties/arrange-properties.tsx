import type { PrintArea } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { type Alignment, align, type Box, distribute } from '../core/arrange.ts'
import type { Editor, EditorState } from '../editor/editor.ts'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'

interface ArrangePropertiesProps {
  editor: Editor
  state: EditorState
  area: PrintArea
  boxes: readonly Box[]
}

const alignments = [
  ['left', 'alignLeft'],
  ['center', 'alignCenter'],
  ['right', 'alignRight'],
  ['top', 'alignTop'],
  ['middle', 'alignMiddle'],
  ['bottom', 'alignBottom'],
] as const satisfies [Alignment, keyof typeof propertyMessages][]

/** What is done with whole elements. */
export function ArrangeProperties(props: ArrangePropertiesProps): ReactElement {
  const { editor, state, area, boxes } = props
  const texts = useMessages(propertyMessages)
  const { chosen, elements } = state
  const own = boxes.filter(({ id }) => chosen.has(id))
  const grouped = elements.some(({ id, group }) => chosen.has(id) && group !== null)
  const size = { width: area.widthMm, height: area.heightMm }
  return (
    <fieldset className={styles.buttons}>
      <legend>{texts.arrange}</legend>
      <Button size="small" onClick={() => editor.duplicate()}>
        {texts.duplicate}
      </Button>
      {chosen.size === 1 && (
        <>
          <Button size="small" onClick={() => editor.raise(1)}>
            {texts.raise}
          </Button>
          <Button size="small" onClick={() => editor.raise(-1)}>
            {texts.lower}
          </Button>
        </>
      )}
      {chosen.size > 1 && !grouped && (
        <Button size="small" onClick={() => editor.group()}>
          {texts.group}
        </Button>
      )}
      {grouped && (
        <Button size="small" onClick={() => editor.ungroup()}>
          {texts.ungroup}
        </Button>
      )}
      {alignments.map(([alignment, text]) => (
        <Button key={text} size="small" onClick={() => editor.move(align(own, alignment, size))}>
          {texts[text]}
        </Button>
      ))}
      {own.length > 2 && (
        <>
          <Button size="small" onClick={() => editor.move(distribute(own, 'horizontal'))}>
            {texts.distributeHorizontal}
          </Button>
          <Button size="small" onClick={() => editor.move(distribute(own, 'vertical'))}>
            {texts.distributeVertical}
          </Button>
        </>
      )}
    </fieldset>
  )
}
