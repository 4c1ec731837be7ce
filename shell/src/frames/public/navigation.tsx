import { LanguageContext, useContentLang, useLangOf, useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { ChevronDownIcon, CloseIcon, MenuIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useContext, useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { RemotesContext } from '../../router/remotes-context.ts'
import { Brand } from './brand.tsx'
import { navigationMessages } from './navigation.messages.ts'
import styles from './navigation.module.css'
import type { PublicFrameData } from './public-frame.data.ts'
import { SearchForm } from './search/search-form.tsx'

/**
 * The site's navigation. The mobile menu and the Products dropdown open and close independently; following any link
 * closes both.
 */
export function Navigation({ company, categories }: PublicFrameData): ReactElement {
  const [menuOpen, setMenuOpen] = useState(false)
  const contributed = useContributedLinks()
  const menuId = useId()
  const texts = useMessages(navigationMessages)
  const langOf = useLangOf()
  const language = useContext(LanguageContext)
  const close = () => setMenuOpen(false)

  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label={texts.label}>
        <Brand company={company} onClick={close} />
        <SearchForm open={menuOpen} onChoose={close} />
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
          <li>
            <NavLink
              to="/"
              end
              className={cx(styles.link)}
              lang={langOf(navigationMessages.home)}
              onClick={close}
            >
              {texts.home}
            </NavLink>
          </li>
          <li className={styles.products}>
            <ProductsMenu categories={categories} onChoose={close} />
          </li>
          {siteLinks.map(({ to, text }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={cx(styles.link)}
                lang={langOf(navigationMessages[text])}
                onClick={close}
              >
                {texts[text]}
              </NavLink>
            </li>
          ))}
          {contributed.map(({ to, label, labels }) => (
            <li key={to}>
              <NavLink to={to} className={cx(styles.link)} onClick={close}>
                {(language && labels?.[language]) ?? label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

const siteLinks = [
  { to: '/our-works', text: 'ourWorks' },
  { to: '/contact', text: 'contact' },
] as const

/** Returns the entries that live remotes add to the public navigation. */
function useContributedLinks() {
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  return Object.values(remotes).flatMap(({ frame, nav }) => (frame === 'public' ? nav : []))
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
  const texts = useMessages(navigationMessages)
  const langOf = useLangOf()
  const contentLang = useContentLang()
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
        lang={langOf(navigationMessages.products)}
        onClick={() => setOpen(value => !value)}
      >
        {texts.products}
        <ChevronDownIcon size="small" />
      </button>
      <ul id={listId} className={styles.dropdown} hidden={!open}>
        <li>
          <NavLink
            to="/products"
            end
            className={cx(styles.entry)}
            lang={langOf(navigationMessages.allProducts)}
            onClick={choose}
          >
            {texts.allProducts}
          </NavLink>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <NavLink
              to={`/products/category/${slug}`}
              className={cx(styles.entry)}
              lang={contentLang}
              onClick={choose}
            >
              {name}
            </NavLink>
          </li>
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
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [open, setOpen])
  return element
}
