import { defineMessages, useMessages } from '@stampa/platform'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { type ReactElement, useRef } from 'react'

export const sharedMessages = defineMessages({
  title: { el: 'Έχετε ήδη δικό σας σχέδιο', en: 'You already have a design of your own' },
  text: {
    el: 'Ο σύνδεσμος ανοίγει ένα άλλο. Το δικό σας δεν χάνεται, όποια απάντηση κι αν δώσετε.',
    en: 'The link opens another one. Yours is not lost, whatever you answer.',
  },
  look: { el: 'Να το δω', en: 'Look at it' },
  copy: { el: 'Αντίγραφο δίπλα στο δικό μου', en: 'Copy it beside mine' },
  replace: { el: 'Στη θέση του δικού μου', en: 'Replace mine' },
  keep: { el: 'Κρατώ το δικό μου', en: 'Keep mine' },
  looking: {
    el: 'Βλέπετε το σχέδιο ενός συνδέσμου. Οι αλλαγές σας εδώ δεν κρατιούνται.',
    en: 'You are looking at the design of a link. Your changes here are not kept.',
  },
  backToMine: { el: 'Πίσω στο δικό μου', en: 'Back to mine' },
  bringBack: {
    el: 'Επαναφορά του σχεδίου που αντικαταστήσατε',
    en: 'Bring back the design that you replaced',
  },
})

interface SharedQuestionProps {
  onLook: () => void
  onCopy: () => void
  onReplace: () => void
  onKeep: () => void
}

/** Asks what becomes of a shared design where the visitor has a design already. Escape keeps the own one. */
export function SharedQuestion(props: SharedQuestionProps): ReactElement {
  const { onLook, onCopy, onReplace, onKeep } = props
  const texts = useMessages(sharedMessages)
  const looks = useRef(false)
  return (
    <QuestionDialog
      title={texts.title}
      confirmLabel={texts.look}
      cancelLabel={texts.keep}
      others={[
        { label: texts.replace, onChoose: onReplace },
        { label: texts.copy, onChoose: onCopy },
      ]}
      onConfirm={() => {
        looks.current = true
        onLook()
      }}
      // Before the other answers, too: they begin from the own design.
      onClose={() => {
        if (!looks.current) onKeep()
      }}
    >
      <p>{texts.text}</p>
    </QuestionDialog>
  )
}
