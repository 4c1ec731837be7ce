import { locales, type NoticeOffer, useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { CheckIcon, WarningIcon } from '@stampa/ui/icon/icons.tsx'
import { playNoticeSound, useNoticeSound } from '@stampa/ui/toast/notice-sound.ts'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { noticesMessages } from './admin-frame.messages.ts'
import styles from './notices-drawer.module.css'
import type { KeptNotice } from './use-tools.ts'

interface NoticesDrawerProps {
  notices: readonly KeptNotice[]
  onClose: () => void
}

/** Lists the page's past notices with their undo actions. */
export function NoticesDrawer({ notices, onClose }: NoticesDrawerProps): ReactElement {
  const texts = useMessages(noticesMessages)
  const [hasSound, setSound] = useNoticeSound()
  const { pathname } = useLocation()
  const [shownOver] = useState(pathname)
  // The link of a notice opens another screen.
  useEffect(() => {
    if (pathname !== shownOver) onClose()
  }, [pathname, shownOver, onClose])
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' })
  return (
    <Dialog
      placement="end"
      size="small"
      title={texts.title}
      description={texts.description}
      onClose={onClose}
      footer={
        <SwitchField
          label={texts.sound}
          checked={hasSound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            if (checked) playNoticeSound()
          }}
        />
      }
    >
      {notices.length === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <ol className={styles.notices}>
          {notices.map(notice => (
            <li key={notice.id} data-tone={notice.tone} className={styles.notice}>
              {notice.tone === 'error' ? <WarningIcon /> : <CheckIcon />}
              <p className={styles.text}>
                <VisuallyHidden>{texts[notice.tone]}: </VisuallyHidden>
                {notice.text}
              </p>
              <time dateTime={notice.at.toISOString()} className={styles.time}>
                {time.format(notice.at)}
              </time>
              {notice.action && <Offer offer={notice.action} />}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Offer({ offer }: { offer: NoticeOffer }): ReactElement | null {
  const [taken, setTaken] = useState(offer.taken)
  if (taken) return null
  const take = () => {
    offer.take()
    setTaken(true)
  }
  return (
    <Button size="small" onClick={take}>
      {offer.label}
    </Button>
  )
}
