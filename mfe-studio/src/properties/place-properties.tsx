import { type DesignElement, limits } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import type { ReactElement } from 'react'
import { normalAngle, resized, widthOf } from '../core/size-and-angle.ts'
import { NumberInput } from './inputs.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { type ChangeElement, useElementFields } from './use-element-fields.ts'

interface PlacePropertiesProps {
  element: DesignElement
  onChange: ChangeElement
}

/** Degrees of one step. */
const turn = 15

const position = { min: -limits.position, max: limits.position }

/** Position, size, rotation, flips and opacity: every transform of the canvas in figures. */
export function PlaceProperties({ element, onChange }: PlacePropertiesProps): ReactElement {
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
