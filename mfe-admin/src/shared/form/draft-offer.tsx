import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { useFormats } from '../use-formats.ts'
import styles from './form.module.css'

interface DraftOfferProps {
  /** ISO time. */
  keptAt: string
  lostFiles?: readonly string[]
  onRestore: () => void
  onDiscard: () => void
}

export function DraftOffer(props: DraftOfferProps): ReactElement {
  const { keptAt, lostFiles = [], onRestore, onDiscard } = props
  const texts = useMessages(draftMessages)
  const { dateTime } = useFormats()
  return (
    <section aria-label={texts.label} className={styles.offer}>
      <p>
        {texts.offer(dateTime(keptAt))} {lostFiles.length > 0 && texts.lost(lostFiles.join(', '))}
      </p>
      <div className={styles.offerButtons}>
        <Button size="small" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button size="small" variant="primary" onClick={onRestore}>
          {texts.restore}
        </Button>
      </div>
    </section>
  )
}

const draftMessages = defineMessages({
  label: { en: 'Unsaved draft', el: 'Πρόχειρο' },
  offer: {
    en: (when: string) => `An unsaved draft of ${when} is kept on this device.`,
    el: (when: string) => `Στη συσκευή υπάρχει μη αποθηκευμένο πρόχειρο (${when}).`,
  },
  lost: {
    en: (files: string) => `It is without ${files}, which could not be kept.`,
    el: (files: string) => `Χωρίς ${files}: δεν ήταν δυνατό να κρατηθεί.`,
  },
  restore: { en: 'Restore draft', el: 'Επαναφορά' },
  discard: { en: 'Discard draft', el: 'Απόρριψη' },
})
