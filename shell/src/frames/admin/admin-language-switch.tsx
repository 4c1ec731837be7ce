import { type Language, useLanguage } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { setAdminLanguage } from './admin-language.ts'

/** Each language by its own name. */
const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

/** Leads to the other language. Nothing on the page is lost: its texts change where they stand. */
export function AdminLanguageSwitch(): ReactElement {
  const other = useLanguage() === 'el' ? 'en' : 'el'
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => setAdminLanguage(other)}>
      {names[other]}
    </Button>
  )
}
