import {
  faceOf,
  fontLabels,
  limits,
  type PrintArea,
  pixelsPerMm,
  type TextElement,
} from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { RangeField } from '@stampa/ui/field/range-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import type { ReactElement } from 'react'
import type { ChangeElement } from './change-element.ts'
import { ColorInput } from './color-input.tsx'
import { NumberInput } from './number-input.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'

interface TextPropertiesProps {
  element: TextElement
  area: PrintArea
  onChange: ChangeElement<TextElement>
}

/** Canvas pixels; see the specification, section 5. */
const fontSizes = { min: 12, max: 120 }

export function TextProperties({ element, area, onChange }: TextPropertiesProps): ReactElement {
  const texts = useMessages(propertyMessages)
  const scale = pixelsPerMm(area)
  const { outline } = element
  const faces = (style: { bold: boolean; italic: boolean }) => faceOf(element.font, style)
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
        <SelectField
          label={texts.font}
          value={element.font}
          options={fontLabels.map(font => ({ value: font, label: font }))}
          onChange={({ currentTarget: { value } }) => {
            const font = fontLabels.find(label => label === value)
            if (font) onChange({ font })
          }}
        />
        <NumberInput
          label={texts.fontSize}
          value={element.size * scale}
          {...fontSizes}
          onChange={size => onChange({ size: size / scale }, 'size')}
        />
      </div>
      <div className={styles.row}>
        <ColorInput
          label={texts.color}
          value={element.fill}
          onChange={fill => onChange({ fill }, 'fill')}
        />
        <CheckboxField
          label={texts.bold}
          checked={element.bold}
          disabled={!faces({ bold: true, italic: false }).bold}
          onChange={({ currentTarget }) => onChange({ bold: currentTarget.checked })}
        />
        <CheckboxField
          label={texts.italic}
          checked={element.italic}
          disabled={!faces({ bold: false, italic: true }).italic}
          onChange={({ currentTarget }) => onChange({ italic: currentTarget.checked })}
        />
      </div>
      <SelectField
        label={texts.align}
        value={element.align}
        options={aligns.map(value => ({ value, label: texts[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const align = aligns.find(candidate => candidate === value)
          if (align) onChange({ align })
        }}
      />
      <RangeField
        label={texts.lineHeight}
        value={element.lineHeight}
        {...limits.lineHeight}
        step={0.05}
        onValueChange={lineHeight => onChange({ lineHeight }, 'lineHeight')}
      />
      <RangeField
        label={texts.letterSpacing}
        value={element.letterSpacing}
        min={-100}
        max={500}
        step={10}
        onValueChange={letterSpacing => onChange({ letterSpacing }, 'letterSpacing')}
      />
      <RangeField
        label={texts.curve}
        value={element.curve}
        {...limits.curve}
        step={5}
        onValueChange={curve => onChange({ curve }, 'curve')}
      />
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

const aligns = ['left', 'center', 'right'] as const

const newOutline = { color: '#ffffff', width: 1 }
