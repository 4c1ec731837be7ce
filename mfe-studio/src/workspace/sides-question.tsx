import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import styles from './sides-question.module.css'

const messages = defineMessages({
  question: {
    el: 'Το σχέδιό σας φαίνεται και σε αυτή την όψη. Τι θέλετε να τυπωθεί;',
    en: 'Your design is shown on this side, too. What should be printed?',
  },
  own: { el: 'Άλλο εδώ: η όψη ξεκινά κενή', en: 'Something else here: it begins empty' },
  same: { el: 'Το ίδιο και στις δύο', en: 'The same on both' },
  one: { el: 'Μόνο σε αυτή την όψη', en: 'On this side only' },
})

export const prints = ['one', 'same', 'own'] as const
/** What is printed: the shown side, the same on both, or each its own. */
export type Print = (typeof prints)[number]

/** Asks at the first turn of a design what becomes of it: the specification keeps it on the canvas. */
export function SidesQuestion({ onAnswer }: { onAnswer: (print: Print) => void }): ReactElement {
  const texts = useMessages(messages)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset announces fields; these are the answers to a question.
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} role="status">
        {texts.question}
      </p>
      {(['own', 'same', 'one'] as const).map(print => (
        <Button key={print} size="small" onClick={() => onAnswer(print)}>
          {texts[print]}
        </Button>
      ))}
    </div>
  )
}
