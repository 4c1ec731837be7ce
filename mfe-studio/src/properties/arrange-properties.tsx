import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { type Alignment, align, distribute } from '../core/arrange.ts'
import type { Editing } from '../workspace/use-editing.ts'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'

/** Actions on whole elements: copies, order, groups, alignment and gaps. */
export function ArrangeProperties({ editing }: { editing: Editing }): ReactElement {
  const { editor, state, area, boxes } = editing
  const texts = useMessages(propertyMessages)
  const { selected, elements } = state
  const own = boxes.filter(({ id }) => selected.has(id))
  const isOne = selected.size === 1
  const isGrouped = elements.some(({ id, group }) => selected.has(id) && group !== null)
  const alignTo = (alignment: Alignment) => () => editor.move(align(own, alignment, area))
  const distributeAlong = (axis: 'x' | 'y') => () => editor.move(distribute(own, axis))
  const actions = [
    { text: texts.duplicate, act: () => editor.duplicate() },
    { text: texts.raise, act: () => editor.raise(1), shown: isOne },
    { text: texts.lower, act: () => editor.raise(-1), shown: isOne },
    { text: texts.group, act: () => editor.group(), shown: !isOne && !isGrouped },
    { text: texts.ungroup, act: () => editor.ungroup(), shown: isGrouped },
    { text: texts.alignLeft, act: alignTo('left') },
    { text: texts.alignCenter, act: alignTo('center') },
    { text: texts.alignRight, act: alignTo('right') },
    { text: texts.alignTop, act: alignTo('top') },
    { text: texts.alignMiddle, act: alignTo('middle') },
    { text: texts.alignBottom, act: alignTo('bottom') },
    { text: texts.distributeHorizontal, act: distributeAlong('x'), shown: own.length > 2 },
    { text: texts.distributeVertical, act: distributeAlong('y'), shown: own.length > 2 },
  ]
  return (
    <fieldset className={styles.buttons}>
      <legend>{texts.arrange}</legend>
      {actions.map(
        ({ text, act, shown = true }) =>
          shown && (
            <Button key={text} size="small" onClick={act}>
              {text}
            </Button>
          ),
      )}
    </fieldset>
  )
}
