import { type Language, LanguageContext, pageQuery } from '@stampa/platform'
import { inLanguage } from '@stampa/platform/language'
import { type ComponentProps, type ReactElement, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'

interface LanguageLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label'> {
  language: Language
  children: ReactNode
}

/**
 * Link to the same page in a language. It loads a new document, so it works without JavaScript; the gateway stores the
 * choice in a cookie.
 */
export function LanguageLink({ language, ...link }: LanguageLinkProps): ReactElement {
  const chosen = useContext(LanguageContext)
  const { pathname, search } = useLocation()
  return (
    <a
      {...link}
      href={inLanguage(pathname + pageQuery(search), language)}
      lang={language}
      hrefLang={language}
      aria-current={language === chosen ? 'true' : undefined}
    />
  )
}
