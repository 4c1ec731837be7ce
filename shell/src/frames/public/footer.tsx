import { defineMessages, Link, useLangOf, useMessages } from '@stampa/platform'
import { fullLegalName } from '@stampa/rules/legal-name'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  TwitterIcon,
} from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import type { PublicFrameData } from './public-frame.data.ts'

const footerMessages = defineMessages({
  blurb: {
    el: 'Τυπώνουμε την ιδέα σας σε ρούχα, κούπες, τσάντες και δώρα, για μία επιχείρηση ή για μία παρέα.',
    en: 'We print your idea on clothes, mugs, bags and gifts, for a business or for a circle of friends.',
  },
  quickLinks: { el: 'Γρήγοροι σύνδεσμοι', en: 'Quick Links', specified: 'en' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  products: { el: 'Προϊόντα', en: 'Products', specified: 'en' },
  blog: { el: 'Ιστολόγιο', en: 'Blog', specified: 'en' },
  about: { el: 'Σχετικά με εμάς', en: 'About Us', specified: 'en' },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
  support: { el: 'Υποστήριξη', en: 'Support', specified: 'en' },
  faq: { el: 'Συχνές ερωτήσεις', en: 'FAQ', specified: 'en' },
  lostLinks: { el: 'Πού είναι η παραγγελία μου', en: 'Where is my order' },
  rights: {
    el: (year: number) => `© ${year} Stampa. Με επιφύλαξη παντός δικαιώματος.`,
    en: (year: number) => `© ${year} Stampa. All rights reserved.`,
    specified: 'en',
  },
  registry: { el: 'ΓΕΜΗ', en: 'GEMI' },
  vat: { el: 'ΑΦΜ', en: 'VAT' },
  privacy: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy', specified: 'en' },
  terms: { el: 'Όροι χρήσης', en: 'Terms of Service', specified: 'en' },
  sitemap: { el: 'Χάρτης ιστοτόπου', en: 'Sitemap', specified: 'en' },
  cookieSettings: { el: 'Ρυθμίσεις cookies', en: 'Cookie settings' },
  language: { el: 'Γλώσσα', en: 'Language' },
})

const copyrightYear = 2025

interface FooterLink {
  to: string
  text: Exclude<keyof typeof footerMessages, 'rights'>
}

const quickLinks: FooterLink[] = [
  { to: '/', text: 'home' },
  { to: '/products', text: 'products' },
  { to: '/blog', text: 'blog' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
]
const support: FooterLink[] = [
  { to: '/faq', text: 'faq' },
  { to: '/where-is-my-order', text: 'lostLinks' },
]
const legal: FooterLink[] = [
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/sitemap', text: 'sitemap' },
]

type Company = NonNullable<PublicFrameData['company']>

const networks = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'twitter', label: 'Twitter', Icon: TwitterIcon },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedinIcon },
] as const

interface FooterProps extends Pick<PublicFrameData, 'company'> {
  onCookieSettings: () => void
}

/** Contact details and links of the company, as far as they are configured. */
export function Footer({ company, onCookieSettings }: FooterProps): ReactElement {
  const texts = useMessages(footerMessages)
  const langOf = useLangOf()
  const { location = '', telephone = '', email = '' } = company ?? {}
  const details = [
    { text: location, Icon: PinIcon, href: '' },
    { text: telephone, Icon: PhoneIcon, href: `tel:${telephone.replaceAll(' ', '')}` },
    { text: email, Icon: MailIcon, href: `mailto:${encodeURIComponent(email)}` },
  ].filter(({ text }) => text)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <p className={styles.brand}>Stampa</p>
          <p className={styles.blurb}>{texts.blurb}</p>
          <ul className={styles.social}>
            {networks.map(({ key, label, Icon }) =>
              company?.[key] ? (
                <li key={key}>
                  <a href={company[key]} rel="noopener" target="_blank" aria-label={label}>
                    <Icon />
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </section>
        <LinkColumn title="quickLinks" links={quickLinks} />
        <LinkColumn title="support" links={support} />
        {details.length > 0 && (
          <section>
            <h2 className={styles.title} lang={langOf(footerMessages.contact)}>
              {texts.contact}
            </h2>
            <address className={styles.contact} lang={company?.language}>
              {details.map(({ text, Icon, href }) => (
                <p key={text}>
                  <Icon />
                  {href ? <a href={href}>{text}</a> : text}
                </p>
              ))}
            </address>
          </section>
        )}
      </div>
      <div className={styles.legal}>
        <p>
          <span lang={langOf(footerMessages.rights)}>{texts.rights(copyrightYear)}</span>
          {company && <LegalIdentity company={company} />}
        </p>
        <LinkList links={legal}>
          <li className={styles.scripted}>
            <button type="button" onClick={onCookieSettings}>
              {texts.cookieSettings}
            </button>
          </li>
        </LinkList>
        <LanguageSwitch />
      </div>
    </footer>
  )
}

/** Legal name and form, register and tax number (Law 4919/2022, article 22). */
function LegalIdentity({ company }: { company: Company }): ReactElement {
  const { registry, vat } = useMessages(footerMessages)
  const { registryNumber, vatNumber } = company
  const parts = [
    fullLegalName(company),
    registryNumber && `${registry} ${registryNumber}`,
    vatNumber && `${vat} ${vatNumber}`,
  ]
  return <span className={styles.identity}>{parts.filter(Boolean).join(' · ')}</span>
}

interface LinkListProps {
  links: FooterLink[]
  children?: ReactNode
}

function LinkColumn({ title, links }: LinkListProps & { title: FooterLink['text'] }): ReactElement {
  const texts = useMessages(footerMessages)
  const langOf = useLangOf()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} lang={langOf(footerMessages[title])}>
        {texts[title]}
      </h2>
      <LinkList links={links} />
    </nav>
  )
}

function LinkList({ links, children }: LinkListProps): ReactElement {
  const texts = useMessages(footerMessages)
  const langOf = useLangOf()
  return (
    <ul className={styles.list}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} lang={langOf(footerMessages[text])}>
            {texts[text]}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}

const languageNames = { el: 'Ελληνικά', en: 'English' } as const

/** Links to the same page in each language. */
function LanguageSwitch(): ReactElement {
  const { language: label } = useMessages(footerMessages)
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {(['el', 'en'] as const).map(language => (
          <li key={language}>
            <LanguageLink language={language}>{languageNames[language]}</LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
