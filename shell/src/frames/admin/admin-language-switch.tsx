import { type Language, useLanguage } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { setAdminLanguage } from './admin-language.ts'

const names: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

/** Switches the language of the texts; the page keeps its state. */
export function AdminLanguageSwitch(): ReactElement {
  const other = useLanguage() === 'el' ? 'en' : 'el'
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => setAdminLanguage(other)}>
      {names[other]}
    </Button>
  )
}
