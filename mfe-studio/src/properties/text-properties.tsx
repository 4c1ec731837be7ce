import {
  faceOf,
  fontLabels,
  limits,
  type PrintArea,
  pixelsPerMm,
  type TextElement,
} from '@stampa/design'
import { locales, useLanguage, useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import type { ReactElement } from 'react'
import { ColorInput, NumberInput } from './inputs.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { type ChangeElement, useElementFields } from './use-element-fields.ts'

interface TextPropertiesProps {
  element: TextElement
  area: PrintArea
  onChange: ChangeElement
}

/** Canvas pixels: public site specification, section 5. */
const fontSizes = { min: 12, max: 120 }

const aligns = ['left', 'center', 'right'] as const

const newOutline = { color: '#ffffff', width: 1 }

export function TextProperties({ element, area, onChange }: TextPropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const { input, range, checkbox, select } = useElementFields(onChange)
  const scale = pixelsPerMm(area)
  const millimetres = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 1 })
  const { font, outline } = element
  const faces = faceOf(font, { bold: true, italic: true })
  return (
    <>
      <TextArea
        label={texts.text}
        rows={2}
        maxLength={limits.text}
        value={element.text}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onChange({ text: value }, 'text')
        }}
      />
      <div className={styles.pair}>
        <SelectField {...select(element, 'font', fontLabels)} />
        <NumberInput
          label={texts.fontSize}
          value={element.size * scale}
          {...fontSizes}
          onChange={size => onChange({ size: size / scale }, 'size')}
        />
      </div>
      <p className={styles.nothing}>{texts.printed(millimetres.format(element.size))}</p>
      <div className={styles.row}>
        <ColorInput {...input(element, 'fill')} />
        <CheckboxField {...checkbox(element, 'bold')} disabled={!faces.bold} />
        <CheckboxField {...checkbox(element, 'italic')} disabled={!faces.italic} />
      </div>
      <SelectField {...select(element, 'align', aligns, value => texts[value])} />
      <RangeField {...range(element, 'lineHeight')} {...limits.lineHeight} step={0.05} />
      <RangeField {...range(element, 'letterSpacing')} min={-100} max={500} step={10} />
      <RangeField {...range(element, 'curve')} {...limits.curve} step={5} />
      <CheckboxField
        label={texts.outline}
        checked={outline !== null}
        onChange={({ currentTarget }) =>
          onChange({ outline: currentTarget.checked ? newOutline : null })
        }
      />
      {outline && (
        <div className={styles.row}>
          <ColorInput
            label={texts.outlineColor}
            value={outline.color}
            onChange={color => onChange({ outline: { ...outline, color } }, 'outline')}
          />
          <NumberInput
            label={texts.outlineWidth}
            value={outline.width}
            min={0.1}
            max={20}
            step={0.1}
            onChange={width => onChange({ outline: { ...outline, width } }, 'outline')}
          />
        </div>
      )}
    </>
  )
}
