import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { type Choice, chooseVariant } from './choice.ts'
import styles from './color-step.module.css'
import { Step } from './step.tsx'
import { studioMessages } from './studio.messages.ts'

interface ColorStepProps {
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Step 2: in which colour. */
export function ColorStep({ choice, onChoose }: ColorStepProps): ReactElement {
  const { product, variant, side } = choice
  const texts = useMessages(studioMessages)
  return (
    <Step number={2} title={texts.chooseColor}>
      <fieldset className={styles.colors}>
        <legend className={styles.legend}>{texts.chooseColor}</legend>
        {product.colorVariants.map(candidate => (
          <label key={candidate._id} className={styles.color}>
            <input
              type="radio"
              name="color"
              value={candidate._id}
              checked={candidate._id === variant._id}
              onChange={() => onChoose(chooseVariant(product, candidate, side))}
              className={styles.radio}
            />
            {/* An attribute: the content security policy allows no styles here. */}
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.swatch}>
              <circle cx="10" cy="10" r="9.5" fill={candidate.colorCode} />
            </svg>
            {candidate.colorName}
          </label>
        ))}
      </fieldset>
    </Step>
  )
}
