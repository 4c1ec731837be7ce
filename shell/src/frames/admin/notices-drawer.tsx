import { locales, takeNoticeAction, useLanguage, useMessages, useNotices } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Drawer } from '@stampa/ui/dialog/drawer.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { CheckIcon, WarningIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement } from 'react'
import { noticesMessages } from './admin-frame.messages.ts'
import styles from './notices-drawer.module.css'

/** What the page has told in passing, to be read again; what could be undone then, can be here. */
export function NoticesDrawer({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useMessages(noticesMessages)
  const notices = useNotices()
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short' })
  return (
    <Drawer open size="small" title={texts.title} description={texts.description} onClose={onClose}>
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
              {notice.action && (
                <Button size="small" onClick={() => takeNoticeAction(notice)}>
                  {notice.action.label}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  )
}
