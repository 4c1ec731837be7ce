import { type Side, sides } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import { type Choice, chooseVariant } from './choice.ts'
import styles from './color-step.module.css'
import { Step } from './step.tsx'
import { studioMessages } from './studio.messages.ts'

interface SideStepProps {
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Whether both sides have one design; there when the studio is open. */
  children?: ReactNode
}

/** Step 3: from which side. A colour without a picture of its back has only a front. */
export function SideStep({ choice, onChoose, children }: SideStepProps): ReactElement {
  const { product, variant, side } = choice
  const texts = useMessages(studioMessages)
  const missing = (candidate: Side) => candidate === 'back' && !variant.backImage
  return (
    <Step number={3} title={texts.chooseView}>
      <fieldset className={styles.colors}>
        <legend className={styles.legend}>{texts.chooseView}</legend>
        {sides.map(candidate => (
          <label key={candidate} className={styles.color}>
            <input
              type="radio"
              name="side"
              value={candidate}
              checked={candidate === side}
              disabled={missing(candidate)}
              onChange={() => onChoose(chooseVariant(product, variant, candidate))}
              className={styles.radio}
            />
            {texts[candidate]}
            {missing(candidate) && <span>({texts.notAvailable})</span>}
          </label>
        ))}
      </fieldset>
      {children}
    </Step>
  )
}
