import {
  consentKey,
  defineMessages,
  Link,
  seenProductsKey,
  useLangOf,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, type SyntheticEvent, useState } from 'react'
import { loadTracker } from '../tracking/load-tracker.ts'
import { type Consent, mayCount, storedConsent } from './consent.ts'
import styles from './consent-panel.module.css'

const messages = defineMessages({
  text: {
    el: 'Τα απαραίτητα cookies είναι πάντα ενεργά. Στατιστικά επισκέψεων κρατάμε μόνο αν συμφωνείτε.',
    en: 'Necessary cookies are always on. We count visits only if you agree.',
  },
  policy: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy' },
  rejectAll: { el: 'Απόρριψη όλων', en: 'Reject All', specified: 'en' },
  customize: { el: 'Προσαρμογή', en: 'Customize', specified: 'en' },
  acceptAll: { el: 'Αποδοχή όλων', en: 'Accept All', specified: 'en' },
  necessary: { el: 'Απαραίτητα', en: 'Necessary', specified: 'en' },
  analytics: { el: 'Στατιστικά', en: 'Analytics', specified: 'en' },
  cancel: { el: 'Ακύρωση', en: 'Cancel', specified: 'en' },
  save: { el: 'Αποθήκευση', en: 'Save Preferences', specified: 'en' },
})

export interface ConsentPanelProps {
  /** Shows the settings dialog without the banner before it. */
  settings: boolean
  /** Called after a decision and when the settings are cancelled. */
  onClose: () => void
}

/** The cookie banner and its settings dialog, which the footer opens as well. */
export function ConsentPanel({ settings, onClose }: ConsentPanelProps): ReactElement {
  const [customizing, setCustomizing] = useState(settings)
  const texts = useMessages(messages)
  const lang = useLangOf()(messages.save)

  const choose = (analytics: boolean) => {
    decide(analytics)
    onClose()
    if (!settings) document.getElementById('main')?.focus({ preventScroll: true })
  }

  const onDialogClose = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.returnValue) choose(dialog.querySelector(':enabled:checked') !== null)
    else if (settings) onClose()
    else setCustomizing(false)
  }

  return customizing ? (
    <dialog ref={show} className={styles.dialog} aria-label="Cookies" onClose={onDialogClose}>
      <form method="dialog">
        <p>{texts.text}</p>
        <label lang={lang}>
          <input type="checkbox" checked disabled />
          {texts.necessary}
        </label>
        <label lang={lang}>
          <input type="checkbox" defaultChecked={storedConsent()?.analytics ?? false} />
          {texts.analytics}
        </label>
        <p className={styles.choices} lang={lang}>
          <Button type="submit">{texts.cancel}</Button>
          <Button type="submit" value="save">
            {texts.save}
          </Button>
        </p>
      </form>
    </dialog>
  ) : (
    <section className={styles.banner} aria-label="Cookies">
      <p>
        {texts.text} <Link to="/privacy">{texts.policy}</Link>
      </p>
      <p className={styles.choices} lang={lang}>
        <Button onClick={() => choose(false)}>{texts.rejectAll}</Button>
        <Button onClick={() => setCustomizing(true)}>{texts.customize}</Button>
        <Button onClick={() => choose(true)}>{texts.acceptAll}</Button>
      </p>
    </section>
  )
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}

/**
 * Stores the decision and applies it. The tracker is loaded for a rejection only if it had run before; in a preview,
 * which is not counted, for nothing else.
 */
function decide(analytics: boolean): void {
  const tracked = storedConsent()?.analytics
  const consent: Consent = { necessary: true, analytics, timestamp: new Date().toISOString() }
  localStorage.setItem(consentKey, JSON.stringify(consent))
  if (!analytics) localStorage.removeItem(seenProductsKey)
  // An open page learns of it as those in other tabs do.
  dispatchEvent(new StorageEvent('storage'))
  if (mayCount() || (tracked && !analytics)) {
    loadTracker().then(({ followConsent }) => followConsent(), console.warn)
  }
}
