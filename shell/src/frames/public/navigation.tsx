import {
  defineMessages,
  LanguageContext,
  Link,
  NavLink,
  type NavLinkProps,
  useLangOf,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { ChevronDownIcon, CloseIcon, MenuIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useContext, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { RemotesContext } from '../../remotes/remotes.ts'
import { LanguageLink } from './language-link.tsx'
import styles from './navigation.module.css'
import type { PublicFrameData } from './public-frame.data.ts'
import { SearchForm } from './search/search-form.tsx'

const messages = defineMessages({
  label: { el: 'Κύρια πλοήγηση', en: 'Main navigation' },
  menu: { el: 'Μενού', en: 'Menu' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  products: { el: 'Προϊόντα', en: 'Products', specified: 'en' },
  allProducts: { el: 'Όλα τα προϊόντα', en: 'All Products', specified: 'en' },
  ourWorks: { el: 'Τα έργα μας', en: 'Our Works', specified: 'en' },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
  /** In the other language itself. */
  otherLanguage: { el: 'EN English', en: 'ΕΛ Ελληνικά' },
  otherCode: { el: 'EN', en: 'ΕΛ' },
})

/**
 * The site's navigation. The mobile menu and the Products dropdown open and close independently; following any link
 * closes both.
 */
export function Navigation({ company, categories }: PublicFrameData): ReactElement {
  const [menuOpen, setMenuOpen] = useState(false)
  const menuId = useId()
  const texts = useMessages(messages)
  const langOf = useLangOf()
  const language = useContext(LanguageContext)
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  const contributed = Object.values(remotes).flatMap(({ frame, nav }) =>
    frame === 'public' ? nav : [],
  )
  const close = () => setMenuOpen(false)

  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label={texts.label}>
        <Brand company={company} onClick={close} />
        <SearchForm open={menuOpen} onChoose={close} />
        <LanguageLink
          language={useLanguage() === 'en' ? 'el' : 'en'}
          className={styles.language}
          aria-label={texts.otherLanguage}
        >
          {texts.otherCode}
        </LanguageLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(open => !open)}
        >
          {menuOpen ? <CloseIcon /> : <MenuIcon />}
          <span className={styles.toggleLabel}>{texts.menu}</span>
        </button>
        <ul id={menuId} className={styles.links} data-open={menuOpen || undefined}>
          <MenuLink to="/" end lang={langOf(messages.home)} onClick={close}>
            {texts.home}
          </MenuLink>
          <li className={styles.products}>
            <ProductsMenu categories={categories} onChoose={close} />
          </li>
          <MenuLink to="/our-works" lang={langOf(messages.ourWorks)} onClick={close}>
            {texts.ourWorks}
          </MenuLink>
          <MenuLink to="/contact" lang={langOf(messages.contact)} onClick={close}>
            {texts.contact}
          </MenuLink>
          {contributed.map(({ to, label, labels }) => (
            <MenuLink key={to} to={to} onClick={close}>
              {(language && labels?.[language]) ?? label}
            </MenuLink>
          ))}
        </ul>
      </nav>
    </header>
  )
}

interface BrandProps {
  company: PublicFrameData['company']
  onClick?: () => void
}

/** The company's logo, or its name as text, linked to the home page. */
function Brand({ company, onClick }: BrandProps): ReactElement {
  const [failed, setFailed] = useState<string>()
  const logo = company?.logo
  return (
    <Link to="/" className={styles.brand} onClick={onClick} aria-label="Stampa">
      {logo && logo !== failed ? (
        <Logo src={logo} asset={company.logoAsset} onFailure={() => setFailed(logo)} />
      ) : (
        'Stampa'
      )}
    </Link>
  )
}

interface LogoProps {
  src: string
  asset: NonNullable<PublicFrameData['company']>['logoAsset']
  onFailure: () => void
}

/** Uses the narrowest renditions: the logo is small on every page. */
function Logo({ src, asset, onFailure }: LogoProps): ReactElement {
  const image = {
    ref: (image: HTMLImageElement | null) => {
      // It can fail before hydration, when `onError` is not attached yet.
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) onFailure()
    },
    src,
    className: styles.logo,
    onError: onFailure,
  }
  if (!asset) return <img {...image} alt="" />
  const enough = asset.widths.filter(width => width >= 320)
  const shown = enough.length > 0 ? enough.slice(0, 2) : asset.widths.slice(-1)
  const files = (encoding: string) =>
    shown.map((width, index) => `${asset.base}/${width}.${encoding} ${index + 1}x`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} />
      <source type="image/webp" srcSet={files('webp')} />
      <img {...image} alt="" width={asset.width} height={asset.height} />
    </picture>
  )
}

interface MenuLinkProps extends NavLinkProps {
  look?: string | undefined
}

function MenuLink({ look = styles.link, ...link }: MenuLinkProps): ReactElement {
  return (
    <li>
      <NavLink {...link} className={look} />
    </li>
  )
}

interface ProductsMenuProps {
  categories: PublicFrameData['categories']
  onChoose: () => void
}

function ProductsMenu({ categories, onChoose }: ProductsMenuProps): ReactElement {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const details = useDismissal(open, setOpen)
  const listId = useId()
  const texts = useMessages(messages)
  const langOf = useLangOf()
  const choose = () => {
    setOpen(false)
    onChoose()
  }

  return (
    <div ref={details}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={listId}
        data-active={pathname.startsWith('/products') || undefined}
        lang={langOf(messages.products)}
        onClick={() => setOpen(value => !value)}
      >
        {texts.products}
        <ChevronDownIcon size="small" />
      </button>
      <ul id={listId} className={styles.dropdown} hidden={!open}>
        <MenuLink
          to="/products"
          end
          look={styles.entry}
          lang={langOf(messages.allProducts)}
          onClick={choose}
        >
          {texts.allProducts}
        </MenuLink>
        {categories.map(({ slug, name, language }) => (
          <MenuLink
            key={slug}
            to={`/products/category/${slug}`}
            look={styles.entry}
            lang={language}
            onClick={choose}
          >
            {name}
          </MenuLink>
        ))}
      </ul>
    </div>
  )
}

/** Closes on Escape, returning the focus to the button, and when focus or pointer leave. */
function useDismissal(open: boolean, setOpen: (open: boolean) => void) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      element.current?.querySelector('button')?.focus()
    }
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) setOpen(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onLeave, { signal })
    document.addEventListener('focusin', onLeave, { signal })
    return () => listening.abort()
  }, [open, setOpen])
  return element
}
