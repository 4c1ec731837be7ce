import { qrPath } from '@stampa/design/project'
import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { CopyField } from '@stampa/ui/field/copy-field.tsx'
import { type ReactElement, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { Status } from '../workspace/status.tsx'
import styles from './continue-elsewhere.module.css'
import type { Draft } from './draft-store.ts'
import { shareDraft } from './shop-designs.ts'

const draftMessages = defineMessages({
  share: {
    el: 'Μοιραστείτε το ή συνεχίστε σε άλλη συσκευή',
    en: 'Share it or continue on another device',
  },
  send: { el: 'Κοινοποίηση', en: 'Share' },
  sharing: { el: 'Ετοιμάζεται ο σύνδεσμος…', en: 'Preparing the link…' },
  failed: {
    el: 'Ο σύνδεσμος δεν φτιάχτηκε. Δοκιμάστε ξανά.',
    en: 'The link could not be made. Please try again.',
  },
  address: { el: 'Σύνδεσμος του σχεδίου', en: 'Link of the design' },
  hint: { el: 'Ισχύει για 30 ημέρες.', en: 'It is good for 30 days.' },
  older: {
    el: 'Ανοίγει το σχέδιο όπως ήταν πριν το αλλάξετε. Για το νέο, φτιάξτε άλλον σύνδεσμο.',
    en: 'It opens the design as it was before you changed it. Make another link for the new one.',
  },
  code: { el: 'Κωδικός QR του συνδέσμου', en: 'QR code of the link' },
})

/** Parts of a draft that make its link an older one. */
const parts = ['document', 'productId', 'variantId', 'both', 'mockups'] as const

interface ContinueElsewhereProps {
  draft: Draft
  library: AssetLibrary
}

/** Makes a link, also as a QR code, that opens the design on another device. */
export function ContinueElsewhere({ draft, library }: ContinueElsewhereProps): ReactElement {
  const texts = useMessages(draftMessages)
  const language = useLanguage()
  const [shared, setShared] = useState<{ address: string; draft: Draft }>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const share = async () => {
    setState('busy')
    try {
      setShared({ address: await shareDraft(draft, library, language), draft })
      setState('idle')
    } catch (error) {
      console.error('The design was not shared', error)
      setState('failed')
    }
  }
  const address = shared?.address
  const isLatest = parts.every(part => shared?.draft[part] === draft[part])
  const code = address && qrPath(address)
  return (
    <div className={styles.elsewhere}>
      <Button variant="quiet" loading={state === 'busy'} onClick={share}>
        {state === 'busy' ? texts.sharing : texts.share}
      </Button>
      {state === 'failed' && <Status>{texts.failed}</Status>}
      {address && code && (
        <div className={styles.address}>
          <div className={styles.link}>
            <CopyField label={texts.address} value={address} />
            <p className={styles.hint}>{isLatest ? texts.hint : texts.older}</p>
            {'share' in navigator && (
              <Button
                onClick={() =>
                  // The visitor may close the sheet of the device without sharing.
                  navigator.share({ url: address }).catch(error => console.info(error))
                }
              >
                {texts.send}
              </Button>
            )}
          </div>
          <svg
            role="img"
            aria-label={texts.code}
            viewBox={`-4 -4 ${code.modules + 8} ${code.modules + 8}`}
            className={styles.code}
          >
            <path d={code.path} />
          </svg>
        </div>
      )}
    </div>
  )
}
