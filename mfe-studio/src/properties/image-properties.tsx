import type { ImageElement } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import type { ReactElement } from 'react'
import { cropped, type Edges, edgesOf } from '../core/crop.ts'
import type { ChangeElement } from './change-element.ts'
import { NumberInput } from './number-input.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'

interface ImagePropertiesProps {
  element: ImageElement
  onChange: ChangeElement<ImageElement>
}

export function ImageProperties({ element, onChange }: ImagePropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const edges = edgesOf(element)
  const crop = (edge: keyof Edges) => ({
    value: edges[edge] * 100,
    min: 0,
    max: 95,
    onChange: (percent: number) =>
      onChange(cropped(element, { ...edges, [edge]: percent / 100 }), 'crop'),
  })
  return (
    <>
      <RangeField
        label={texts.brightness}
        value={element.brightness}
        {...tone}
        onValueChange={brightness => onChange({ brightness }, 'brightness')}
      />
      <RangeField
        label={texts.contrast}
        value={element.contrast}
        {...tone}
        onValueChange={contrast => onChange({ contrast }, 'contrast')}
      />
      <div className={styles.row}>
        <CheckboxField
          label={texts.greyscale}
          checked={element.greyscale}
          onChange={({ currentTarget }) => onChange({ greyscale: currentTarget.checked })}
        />
        <CheckboxField
          label={texts.removeWhite}
          checked={element.removeWhite}
          onChange={({ currentTarget }) => onChange({ removeWhite: currentTarget.checked })}
        />
      </div>
      <fieldset className={styles.fields}>
        <legend>{texts.crop}</legend>
        <NumberInput label={texts.cropLeft} {...crop('left')} />
        <NumberInput label={texts.cropRight} {...crop('right')} />
        <NumberInput label={texts.cropTop} {...crop('top')} />
        <NumberInput label={texts.cropBottom} {...crop('bottom')} />
      </fieldset>
    </>
  )
}

const tone = { min: -1, max: 1, step: 0.05 }
