import { useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useState } from 'react'
import styles from './color-code-field.module.css'
import { designStudioMessages } from './design-studio.messages.ts'

interface ColorCodeFieldProps {
  /** Of a colour that there is already. */
  code: string | undefined
  error: string | undefined
}

/** The code of a colour: typed as the supplier has it, or picked. */
export function ColorCodeField({ code: stored = '', error }: ColorCodeFieldProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const [code, setCode] = useState(stored)
  return (
    <div className={styles.color}>
      <TextField
        label={texts.colorCode}
        name="colorCode"
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        hint={texts.colorCodeHint}
        required
        error={error}
      />
      <input
        type="color"
        aria-label={texts.pickColor}
        defaultValue={stored || undefined}
        className={styles.picker}
        onInput={event => setCode(event.currentTarget.value)}
      />
    </div>
  )
}
