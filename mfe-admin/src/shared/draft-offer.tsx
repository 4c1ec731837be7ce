import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import type { Draft } from './draft.ts'
import styles from './draft-offer.module.css'
import { useFormats } from './use-formats.ts'

interface DraftOfferProps {
  draft: Draft
  onTake: () => void
  onRefuse: () => void
}

/** Offers what was typed here before and never saved. */
export function DraftOffer({ draft, onTake, onRefuse }: DraftOfferProps): ReactElement {
  const texts = useMessages(draftMessages)
  const { dateTime } = useFormats()
  return (
    <section aria-label={texts.label} className={styles.offer}>
      <p>{texts.offer(dateTime(draft.keptAt))}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onRefuse}>
          {texts.refuse}
        </Button>
        <Button size="small" variant="primary" onClick={onTake}>
          {texts.take}
        </Button>
      </div>
    </section>
  )
}

const draftMessages = defineMessages({
  label: { en: 'Unsaved draft', el: 'Πρόχειρο' },
  offer: {
    en: (when: string) => `An unsaved draft of ${when} is kept on this device, without its files.`,
    el: (when: string) =>
      `Στη συσκευή υπάρχει μη αποθηκευμένο πρόχειρο (${when}), χωρίς τα αρχεία του.`,
  },
  take: { en: 'Restore draft', el: 'Επαναφορά' },
  refuse: { en: 'Discard draft', el: 'Απόρριψη' },
})
