import { identityClient } from '@stampa/api'
import {
  apiOrigin,
  clearToken,
  getToken,
  LanguageContext,
  publicFetch,
  signInPath,
} from '@stampa/platform'
import { type NavItem, navGroups } from '@stampa/platform/release'
import { Button } from '@stampa/ui/button/button.tsx'
import { ColorSchemeSwitch } from '@stampa/ui/color-scheme/color-scheme-switch.tsx'
import { LogoutIcon, MenuIcon } from '@stampa/ui/icon/icons.tsx'
import { NavList, type NavListGroup } from '@stampa/ui/nav-list/nav-list.tsx'
import { type ReactElement, useContext, useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLoaderData, useLocation, useNavigate } from 'react-router'
import { RemotesContext } from '../../router/remotes-context.ts'
import type { AdminFrameData } from './admin-frame.data.ts'
import styles from './admin-frame.module.css'

/** Sidebar and content of the back office. Every live admin remote contributes its own entries. */
export function AdminFrame(): ReactElement {
  const { administrator } = useLoaderData<AdminFrameData>()
  const [signingOut, signOut] = useSignOut()
  const [open, setOpen] = useSidebar()
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  const items = Object.values(remotes).flatMap(({ frame, nav }) => (frame === 'admin' ? nav : []))

  return (
    <div className={styles.frame} data-sidebar={open ? 'open' : 'closed'}>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="sidebar"
          aria-label="Navigation"
          onClick={() => setOpen(!open)}
        >
          <MenuIcon />
        </button>
        <Link to="/admin" className={styles.brand}>
          Stampa
        </Link>
        <a className={styles.site} href="/" target="_blank" rel="noopener">
          View site
        </a>
      </header>
      <aside id="sidebar" aria-label="Sidebar" className={styles.sidebar}>
        <NavList label="Back office" groups={grouped(items)} />
        <div className={styles.account}>
          <ColorSchemeSwitch />
          <p className={styles.email}>{administrator.email}</p>
          <Button variant="quiet" icon={<LogoutIcon />} onClick={signOut} loading={signingOut}>
            Logout
          </Button>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* Whatever language a visitor of the public site has chosen. */}
        <LanguageContext value="en">
          <Outlet />
        </LanguageContext>
      </main>
    </div>
  )
}

function grouped(items: NavItem[]): NavListGroup[] {
  const ordered = items.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return navGroups
    .map(label => ({
      label,
      items: ordered
        .filter(({ group = 'Overview' }) => group === label)
        .map(({ to, label }) => ({ label, link: <NavLink to={to} end={to === '/admin'} /> })),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Ends the session at the server; whatever the outcome, the token is deleted here. */
function useSignOut(): [boolean, () => Promise<void>] {
  const navigate = useNavigate()
  const [signingOut, setSigningOut] = useState(false)
  const signOut = async () => {
    setSigningOut(true)
    const token = getToken()
    if (token) {
      await identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
        .POST('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
        .catch(error => console.warn(error))
    }
    clearToken()
    navigate(signInPath)
  }
  return [signingOut, signOut]
}

/** Beside the content where there is room; over it, and closed by each navigation, where there is not. */
function useSidebar(): [boolean, (open: boolean) => void] {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => matchMedia('(width >= 64rem)').matches)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
  useEffect(() => {
    if (!matchMedia('(width >= 64rem)').matches) setOpen(false)
  }, [pathname])
  return [open, setOpen]
}
