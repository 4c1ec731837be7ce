import type { ImageElement } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import type { ReactElement } from 'react'
import { cropped, edgesOf } from '../core/crop.ts'
import { NumberInput } from './inputs.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { type ChangeElement, useElementFields } from './use-element-fields.ts'

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

export function ImageProperties({ element, onChange }: ImagePropertiesProps): ReactElement {
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
              onChange(cropped(element, { ...edges, [edge]: percent / 100 }), 'crop')
            }
          />
        ))}
      </fieldset>
    </>
  )
}
