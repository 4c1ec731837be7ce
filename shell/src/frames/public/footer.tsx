import { useContentLang, useLangOf, useMessages } from '@stampa/platform'
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
import { Link } from 'react-router'
import { footerMessages } from './footer.messages.ts'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { PublicFrameData } from './public-frame.data.ts'

const copyrightYear = 2025

const quickLinks = [
  { to: '/', text: 'home' },
  { to: '/products', text: 'products' },
  { to: '/blog', text: 'blog' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
] satisfies FooterLink[]

const support = [{ to: '/faq', text: 'faq' }] satisfies FooterLink[]

const legal = [
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/sitemap', text: 'sitemap' },
] satisfies FooterLink[]

interface FooterLink {
  to: string
  text: Exclude<keyof typeof footerMessages, 'rights'>
}

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
  const contentLang = useContentLang()
  const langOf = useLangOf()
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
        {company && (company.location || company.telephone || company.email) && (
          <section>
            <h2 className={styles.title} lang={langOf(footerMessages.contact)}>
              {texts.contact}
            </h2>
            <address className={styles.contact} lang={contentLang}>
              <Detail icon={<PinIcon />}>{company.location}</Detail>
              <Detail
                icon={<PhoneIcon />}
                href={company.telephone && `tel:${company.telephone.replaceAll(' ', '')}`}
              >
                {company.telephone}
              </Detail>
              <Detail icon={<MailIcon />} href={company.email && `mailto:${company.email}`}>
                {company.email}
              </Detail>
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
  const { legalName, legalForm, registryNumber, vatNumber } = company
  const parts = [
    legalName,
    // Omitted where the name already ends with it.
    legalForm && !legalName.includes(legalForm) ? legalForm : '',
    registryNumber && `${registry} ${registryNumber}`,
    vatNumber && `${vat} ${vatNumber}`,
  ]
  return <span className={styles.identity}>{parts.filter(Boolean).join(' · ')}</span>
}

interface LinkColumnProps {
  title: FooterLink['text']
  links: FooterLink[]
}

function LinkColumn({ title, links }: LinkColumnProps): ReactElement {
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

interface LinkListProps {
  links: FooterLink[]
  children?: ReactNode
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

interface DetailProps {
  icon: ReactNode
  href?: string | undefined
  children: string | undefined
}

function Detail({ icon, href, children }: DetailProps): ReactElement | null {
  if (!children) return null
  return (
    <p>
      {icon}
      {href ? <a href={href}>{children}</a> : children}
    </p>
  )
}
