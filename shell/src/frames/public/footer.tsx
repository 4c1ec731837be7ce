import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  TwitterIcon,
} from '@stampa/ui/icon/icons.tsx'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './footer.module.css'
import type { PublicFrameData } from './public-frame.data.ts'

const copyrightYear = 2025

const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
]

const support = [{ to: '/faq', label: 'FAQ' }]

const legal = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/sitemap', label: 'Sitemap' },
]

const networks = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'twitter', label: 'Twitter', Icon: TwitterIcon },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedinIcon },
] as const

/** Who the shop is and how to reach it; what is not configured is not shown. */
export function Footer({ company }: Pick<PublicFrameData, 'company'>): ReactElement {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <p className={styles.brand}>Stampa</p>
          <p className={styles.blurb}>
            Τυπώνουμε την ιδέα σας σε ρούχα, κούπες, τσάντες και δώρα, για μία επιχείρηση ή για μία
            παρέα.
          </p>
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
        <LinkColumn title="Quick Links" links={quickLinks} />
        <LinkColumn title="Support" links={support} />
        <section>
          <h2 className={styles.title}>Contact</h2>
          <address className={styles.contact}>
            <Detail icon={<PinIcon />}>{company?.location}</Detail>
            <Detail
              icon={<PhoneIcon />}
              href={company?.telephone && `tel:${company.telephone.replaceAll(' ', '')}`}
            >
              {company?.telephone}
            </Detail>
            <Detail icon={<MailIcon />} href={company?.email && `mailto:${company.email}`}>
              {company?.email}
            </Detail>
          </address>
        </section>
      </div>
      <div className={styles.legal}>
        <p>© {copyrightYear} Stampa. All rights reserved.</p>
        <ul>
          {legal.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

interface LinkColumnProps {
  title: string
  links: { to: string; label: string }[]
}

function LinkColumn({ title, links }: LinkColumnProps): ReactElement {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
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
