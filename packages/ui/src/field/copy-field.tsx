import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import styles from './copy-field.module.css'
import { TextField } from './text-field.tsx'

const messages = defineMessages({
  copy: { el: 'Αντιγραφή', en: 'Copy' },
  copied: { el: 'Αντιγράφηκε', en: 'Copied' },
})

interface CopyFieldProps {
  label: string
  value: string
}

/** A text that is not edited, such as a link, with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps): ReactElement {
  const texts = useMessages(messages)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    // If the browser refuses the clipboard, the selected text can be copied by hand.
    field.current?.select()
    await navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      error => console.warn(error),
    )
  }
  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={copy}>{copied === value ? texts.copied : texts.copy}</Button>
    </div>
  )
}
