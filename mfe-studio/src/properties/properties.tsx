import { type DesignElement, type ImageElement, limits } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import type { ReactElement } from 'react'
import { type Alignment, align, distribute } from '../core/arrange.ts'
import { cropped, edgesOf } from '../core/crop.ts'
import { normalAngle, resized, widthOf } from '../core/size-and-angle.ts'
import type { Editing } from '../workspace/use-editing.ts'
import { ColorInput, NumberInput } from './inputs.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { TextProperties } from './text-properties.tsx'
import { type ChangeElement, useElementFields } from './use-element-fields.ts'

interface PlacePropertiesProps {
  element: DesignElement
  onChange: ChangeElement
}

/** Degrees of one step. */
const turn = 15

const position = { min: -limits.position, max: limits.position }

/** Position, size, rotation, flips and opacity: every transform of the canvas in figures. */
function PlaceProperties({ element, onChange }: PlacePropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const { input, range, checkbox } = useElementFields(onChange)
  const rotate = (degrees: number) => () =>
    onChange({ rotation: normalAngle(element.rotation + degrees) }, 'rotation')
  return (
    <fieldset className={styles.fields}>
      <legend>{texts.place}</legend>
      <NumberInput {...input(element, 'x')} {...position} />
      <NumberInput {...input(element, 'y')} {...position} />
      <NumberInput
        label={texts.width}
        value={widthOf(element)}
        min={1}
        max={2000}
        onChange={width => onChange(resized(element, width), 'width')}
      />
      <NumberInput {...input(element, 'rotation')} min={-360} max={360} />
      <Button size="small" onClick={rotate(-turn)}>
        {texts.rotateLeft}
      </Button>
      <Button size="small" onClick={rotate(turn)}>
        {texts.rotateRight}
      </Button>
      <CheckboxField {...checkbox(element, 'flipX')} />
      <CheckboxField {...checkbox(element, 'flipY')} />
      <RangeField {...range(element, 'opacity')} min={0} max={1} step={0.05} />
    </fieldset>
  )
}

interface ImagePropertiesProps {
  element: ImageElement
  onChange: ChangeElement
}

const tone = { min: -1, max: 1, step: 0.05 }

const cropEdges = [
  ['left', 'cropLeft'],
  ['right', 'cropRight'],
  ['top', 'cropTop'],
  ['bottom', 'cropBottom'],
] as const

function ImageProperties({ element, onChange }: ImagePropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const { range, checkbox } = useElementFields(onChange)
  const edges = edgesOf(element)
  return (
    <>
      <RangeField {...range(element, 'brightness')} {...tone} />
      <RangeField {...range(element, 'contrast')} {...tone} />
      <div className={styles.row}>
        <CheckboxField {...checkbox(element, 'greyscale')} />
        <CheckboxField {...checkbox(element, 'removeWhite')} />
      </div>
      <fieldset className={styles.fields}>
        <legend>{texts.crop}</legend>
        {cropEdges.map(([edge, text]) => (
          <NumberInput
            key={edge}
            label={texts[text]}
            value={edges[edge] * 100}
            min={0}
            max={95}
            onChange={percent =>
              onChange(cropped(element, { ...edges, [edge]: percent / 100 }), text)
            }
          />
        ))}
      </fieldset>
    </>
  )
}

/** The properties of the selected elements. */
export function Properties({ editing }: { editing: Editing }): ReactElement {
  const { editor, area } = editing
  const texts = useMessages(propertyMessages)
  const change: ChangeElement = (fields, key) => editor.update(fields, { key })
  const { input } = useElementFields(change)
  const selected = editor.selectedElements()
  const [element] = selected
  return (
    <section aria-label={texts.title} className={styles.properties}>
      <h3 className={styles.title}>{texts.title}</h3>
      {!element && <p className={styles.nothing}>{texts.nothing}</p>}
      {selected.length > 1 && <p>{texts.several(selected.length)}</p>}
      <fieldset disabled={editor.readOnly} className={styles.all}>
        {element && selected.length === 1 && (
          <>
            {element.type === 'text' && (
              <TextProperties element={element} area={area} onChange={change} />
            )}
            {element.type === 'image' && <ImageProperties element={element} onChange={change} />}
            {element.type === 'qr' && <ColorInput {...input(element, 'fill')} />}
            <PlaceProperties element={element} onChange={change} />
          </>
        )}
        {element && <ArrangeProperties editing={editing} />}
      </fieldset>
    </section>
  )
}

/** Actions on whole elements: copies, order, groups, alignment and gaps. */
function ArrangeProperties({ editing }: { editing: Editing }): ReactElement {
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
