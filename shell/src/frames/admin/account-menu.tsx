import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ColorSchemeSwitch } from '@stampa/ui/color-scheme/color-scheme-switch.tsx'
import { LogoutIcon, PersonIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useId } from 'react'
import styles from './account-menu.module.css'
import { accountMessages } from './admin-frame.messages.ts'
import { LanguageSwitch } from './language-switch.tsx'

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
