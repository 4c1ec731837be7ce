import { useMessages } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { Prose } from '@stampa/ui/prose/prose.tsx'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { proseMessages } from './prose.messages.ts'
import styles from './prose-field.module.css'

interface ProseFieldProps {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
}

/** A text of paragraphs, one a line, beside what visitors will see of it. */
export function ProseField({ label, name, defaultValue, error }: ProseFieldProps): ReactElement {
  const texts = useMessages(proseMessages)
  const [text, setText] = useState(defaultValue)
  const paragraphs = paragraphsIn(useDeferredValue(text))
  return (
    <div className={styles.field}>
      <TextArea
        label={label}
        name={name}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        rows={10}
        required
        hint={texts.hint}
        error={error}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={texts.preview(label)} tabIndex={0} className={styles.preview}>
        <p className={styles.title}>{texts.paragraphs(paragraphs.length)}</p>
        <Prose>
          {paragraphs.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </Prose>
      </section>
    </div>
  )
}

/** Paragraphs as the public pages cut them, with keys that survive typing. */
function paragraphsIn(text: string): { key: string; text: string }[] {
  const lines = text.split('\n').flatMap(line => line.trim() || [])
  return lines.map((text, index) => ({ key: `${index}`, text }))
}
