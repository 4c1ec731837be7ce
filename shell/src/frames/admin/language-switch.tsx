import { useLanguage } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { setAdminLanguage } from './admin-language.ts'

const languageNames = { el: 'Ελληνικά', en: 'English' } as const

/** Switches the language of the texts; the page keeps its state. */
export function LanguageSwitch(): ReactElement {
  const other = useLanguage() === 'el' ? 'en' : 'el'
  return (
    <Button variant="quiet" lang={other} onClick={() => setAdminLanguage(other)}>
      {languageNames[other]}
    </Button>
  )
}
