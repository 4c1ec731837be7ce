import { useLanguage, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ColorSchemeSwitch } from '@stampa/ui/color-scheme/color-scheme-switch.tsx'
import { LogoutIcon, PersonIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useId } from 'react'
import styles from './account-menu.module.css'
import { accountMessages } from './admin-frame.messages.ts'
import { setAdminLanguage } from './admin-language.ts'

interface AccountMenuProps {
  email: string
  signOut: () => void
  signingOut: boolean
}

/** Button of the bar with the administrator's e-mail, the language, the colour scheme and the sign-out. */
export function AccountMenu({ email, signOut, signingOut }: AccountMenuProps): ReactElement {
  const texts = useMessages(accountMessages)
  const id = useId()
  return (
    <>
      <IconButton label={texts.account} icon={<PersonIcon />} popoverTarget={id} />
      <section id={id} popover="auto" aria-label={texts.account} className={styles.menu}>
        <p className={styles.email}>{email}</p>
        <LanguageSwitch />
        <ColorSchemeSwitch />
        <Button variant="quiet" icon={<LogoutIcon />} onClick={signOut} loading={signingOut}>
          {texts.logout}
        </Button>
      </section>
    </>
  )
}

const languageNames = { el: 'Ελληνικά', en: 'English' } as const

/** Switches the language of the texts; the page keeps its state. */
function LanguageSwitch(): ReactElement {
  const other = useLanguage() === 'el' ? 'en' : 'el'
  return (
    <Button variant="quiet" lang={other} onClick={() => setAdminLanguage(other)}>
      {languageNames[other]}
    </Button>
  )
}
