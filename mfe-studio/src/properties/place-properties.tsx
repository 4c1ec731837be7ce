import type { DesignElement } from '@stampa/design'
import { limits } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import type { ReactElement } from 'react'
import { resized, widthOf } from '../core/resize.ts'
import type { ChangeElement } from './change-element.ts'
import { NumberInput } from './number-input.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'

interface PlacePropertiesProps {
  element: DesignElement
  onChange: ChangeElement<DesignElement>
}

/** Degrees of one step. */
const turn = 15

/** Where an element stands and how: everything that hands do on the canvas, in figures. */
export function PlaceProperties({ element, onChange }: PlacePropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const position = { min: -limits.position, max: limits.position }
  const rotate = (degrees: number) => {
    const rest = (element.rotation + degrees) % 360
    onChange({ rotation: rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest }, 'rotation')
  }
  return (
    <fieldset className={styles.fields}>
      <legend>{texts.place}</legend>
      <NumberInput
        label={texts.x}
        value={element.x}
        {...position}
        onChange={x => onChange({ x }, 'x')}
      />
      <NumberInput
        label={texts.y}
        value={element.y}
        {...position}
        onChange={y => onChange({ y }, 'y')}
      />
      <NumberInput
        label={texts.width}
        value={widthOf(element)}
        min={1}
        max={2000}
        onChange={width => onChange(resized(element, width), 'width')}
      />
      <NumberInput
        label={texts.rotation}
        value={element.rotation}
        min={-360}
        max={360}
        onChange={rotation => onChange({ rotation }, 'rotation')}
      />
      <Button size="small" onClick={() => rotate(-turn)}>
        {texts.rotateLeft}
      </Button>
      <Button size="small" onClick={() => rotate(turn)}>
        {texts.rotateRight}
      </Button>
      <CheckboxField
        label={texts.flipX}
        checked={element.flipX}
        onChange={({ currentTarget }) => onChange({ flipX: currentTarget.checked })}
      />
      <CheckboxField
        label={texts.flipY}
        checked={element.flipY}
        onChange={({ currentTarget }) => onChange({ flipY: currentTarget.checked })}
      />
      <RangeField
        label={texts.opacity}
        value={element.opacity}
        min={0}
        max={1}
        step={0.05}
        onValueChange={opacity => onChange({ opacity }, 'opacity')}
      />
    </fieldset>
  )
}
