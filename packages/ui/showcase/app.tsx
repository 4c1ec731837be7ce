import '../src/styles/index.css'
import { LanguageContext } from '@stampa/platform'
import { asLanguage } from '@stampa/platform/language'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ColorSchemeSwitch } from '../src/color-scheme/color-scheme-switch.tsx'
import { UiProvider } from '../src/ui-provider/ui-provider.tsx'
import styles from './app.module.css'
import { Actions } from './sections/actions.tsx'
import { Feedback } from './sections/feedback.tsx'
import { Fields } from './sections/fields.tsx'
import { Foundations } from './sections/foundations.tsx'
import { Images } from './sections/images.tsx'
import { Navigation } from './sections/navigation.tsx'
import { Overlays } from './sections/overlays.tsx'
import { Tables } from './sections/tables.tsx'

const sections: { title: string; Content: () => ReactElement }[] = [
  { title: 'Foundations', Content: Foundations },
  { title: 'Actions', Content: Actions },
  { title: 'Feedback', Content: Feedback },
  { title: 'Images', Content: Images },
  { title: 'Navigation', Content: Navigation },
  { title: 'Fields', Content: Fields },
  { title: 'Overlays', Content: Overlays },
  { title: 'Tables', Content: Tables },
]

// `?lang=el` shows the components' own texts in Greek.
const language = asLanguage(new URLSearchParams(location.search).get('lang')) ?? 'en'

function Page(): ReactElement {
  return (
    <UiProvider>
      <header className={styles.header}>
        <p className={styles.brand}>Stampa design system</p>
        <nav aria-label="Sections" className={styles.sections}>
          {sections.map(({ title }) => (
            <a key={title} href={`#${title}`}>
              {title}
            </a>
          ))}
        </nav>
        <nav aria-label="Frame" className={styles.sections}>
          <a href="?frame=public">Public</a>
          <a href="?frame=admin">Back office</a>
        </nav>
        <ColorSchemeSwitch />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>Μελάνι σε χαρτί</h1>
        {sections.map(({ title, Content }, index) => (
          <section key={title} id={title} aria-labelledby={`${title}-heading`}>
            <h2 id={`${title}-heading`} className={styles.heading}>
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
              {title}
            </h2>
            <Content />
          </section>
        ))}
      </main>
    </UiProvider>
  )
}

// `?frame=public` shows the components of a public page: light, with larger type.
const frame = new URLSearchParams(location.search).get('frame') ?? 'admin'
if (frame !== 'public') document.documentElement.dataset.frame = frame

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <Page />
      </LanguageContext>
    </StrictMode>,
  )
}
