import { LanguageContext, useMessages } from '@stampa/platform'
import { inLanguage } from '@stampa/platform/language'
import { type ReactElement, useContext } from 'react'
import { useLocation } from 'react-router'
import { footerMessages } from './footer.messages.ts'
import styles from './footer.module.css'

const names = { el: 'Ελληνικά', en: 'English' } as const

/**
 * Links to the same page in each language. They load a new document, so they work without JavaScript; the gateway
 * stores the choice in a cookie.
 */
export function LanguageSwitch(): ReactElement {
  const chosen = useContext(LanguageContext)
  const { pathname, search } = useLocation()
  const { language: label } = useMessages(footerMessages)
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {(['el', 'en'] as const).map(language => (
          <li key={language}>
            <a
              href={inLanguage(pathname + search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === chosen ? 'true' : undefined}
            >
              {names[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
