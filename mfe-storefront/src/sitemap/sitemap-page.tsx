import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IndexList } from '../shared/index-list/index-list.tsx'
import { staticHandle } from '../shared/page-handle.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import styles from './sitemap-page.module.css'

const messages = defineMessages({
  title: { el: 'Χάρτης ιστοτόπου', en: 'Sitemap' },
  description: {
    el: 'Όλες οι σελίδες της Stampa με μια ματιά.',
    en: 'All of Stampa’s pages at a glance.',
  },
})

/** Labels of the pages by path, in the order of the list. */
const links = defineMessages({
  '/': { el: 'Αρχική', en: 'Home' },
  '/products': { el: 'Προϊόντα', en: 'Products' },
  '/categories': { el: 'Κατηγορίες', en: 'Categories' },
  '/events': { el: 'Περιστάσεις', en: 'Occasions' },
  '/custom-order': { el: 'Παραγγελία με δικό σας σχέδιο', en: 'Custom order' },
  '/about': { el: 'Σχετικά με εμάς', en: 'About us' },
  '/where-is-my-order': { el: 'Πού είναι η παραγγελία μου', en: 'Where is my order' },
  '/contact': { el: 'Επικοινωνία', en: 'Contact' },
  '/faq': { el: 'Συχνές ερωτήσεις', en: 'Frequently asked questions' },
  '/testimonials': { el: 'Τι λένε οι πελάτες μας', en: 'What our customers say' },
  '/banners': { el: 'Προσφορές και νέα', en: 'Offers and news' },
  '/blog': { el: 'Ιστολόγιο', en: 'Blog' },
  '/privacy': { el: 'Πολιτική απορρήτου', en: 'Privacy policy' },
  '/terms': { el: 'Όροι χρήσης', en: 'Terms of service' },
})

export const handle = staticHandle(messages, '/sitemap')

/** `/sitemap`: links to every page, for visitors; search engines read `/sitemap.xml`. */
export function Component(): ReactElement {
  const { title } = useMessages(messages)
  const entries = Object.entries(useMessages(links)).map(([to, label]) => ({ to, label }))
  return (
    <>
      <PageHeader title={title} />
      <nav aria-label={title} className={styles.links}>
        <IndexList entries={entries} />
      </nav>
    </>
  )
}
