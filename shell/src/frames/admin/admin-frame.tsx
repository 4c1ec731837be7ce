import { identityClient } from '@stampa/api'
import {
  apiOrigin,
  clearToken,
  getToken,
  hasPermission,
  Link,
  NavLink,
  signInPath,
  tokenFetch,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { type NavItem, navGroups } from '@stampa/platform/release'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { BellIcon, ExternalIcon, LogoutIcon, MenuIcon, SearchIcon } from '@stampa/ui/icon/icons.tsx'
import { NavList, type NavListGroup } from '@stampa/ui/nav-list/nav-list.tsx'
import { lazy, type ReactElement, Suspense, useContext, useEffect, useState } from 'react'
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router'
import { RemotesContext } from '../../remotes/remotes.ts'
import { AccountMenu } from './account-menu.tsx'
import type { AdminFrameData } from './admin-frame.data.ts'
import { accountMessages, adminFrameMessages, groupMessages } from './admin-frame.messages.ts'
import styles from './admin-frame.module.css'
import { useNotices, useTools } from './use-tools.ts'

export { loadAdminFrame } from './admin-frame.data.ts'

/** The shortcut as this platform writes it. */
const shortcut = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'

const loadTools = () => import(/* webpackChunkName: "admin-tools" */ './admin-tools.tsx')
const AdminTools = lazy(loadTools)

/** Sidebar and content of the back office. Each live admin remote adds its entries. */
export function AdminFrame(): ReactElement {
  const { administrator } = useLoaderData<AdminFrameData>()
  const texts = useMessages(adminFrameMessages)
  const account = useMessages(accountMessages)
  const [signingOut, signOut] = useSignOut()
  const [open, setOpen] = useSidebar()
  const { open: tool, setOpen: setTool, query, setQuery } = useTools(loadTools)
  const { notices, unread, markRead } = useNotices()
  const screens = useScreens()
  const groups = useGroups(screens)

  return (
    <div className={styles.frame} data-sidebar={open ? 'open' : 'closed'}>
      <header className={styles.bar}>
        <IconButton
          label={texts.navigation}
          icon={<MenuIcon />}
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={() => setOpen(!open)}
        />
        <Link to="/admin" className={styles.brand}>
          Stampa
        </Link>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className={styles.search}
          onPointerEnter={loadTools}
          onClick={() => setTool('palette')}
        >
          <SearchIcon />
          <span className={styles.barText}>{texts.search}</span>
          <span aria-hidden="true" className={styles.keys}>
            {shortcut}
          </span>
        </button>
        <a className={styles.site} href="/" target="_blank" rel="noopener">
          <ExternalIcon />
          <span className={styles.barText}>{texts.viewSite}</span>
        </a>
        <span className={styles.notices} data-unread={unread > 0 || undefined}>
          <IconButton
            label={texts.notices(unread)}
            icon={<BellIcon />}
            onClick={() => {
              markRead()
              setTool('notices')
            }}
          />
        </span>
        <AccountMenu email={administrator.email} signOut={signOut} signingOut={signingOut} />
      </header>
      <aside id="sidebar" aria-label={texts.sidebar} className={styles.sidebar}>
        <NavList label={texts.backOffice} groups={groups} />
        <div className={styles.account}>
          <Button variant="quiet" icon={<LogoutIcon />} onClick={signOut} loading={signingOut}>
            {account.logout}
          </Button>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {tool && (
        <Suspense>
          <AdminTools
            open={tool}
            screens={screens}
            notices={notices}
            query={query}
            onQueryChange={setQuery}
            onClose={() => setTool(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

type Screen = Required<Omit<NavItem, 'labels' | 'requires'>>

/** Returns the navigation entries of all live remotes in the page's language. */
function useScreens(): Screen[] {
  const language = useLanguage()
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  return Object.values(remotes)
    .flatMap(({ frame, nav }) => (frame === 'admin' ? nav : []))
    .filter(({ requires }) => requires === undefined || hasPermission(requires))
    .map(({ to, label, labels, group = 'Overview', order = 0 }) => ({
      to,
      label: labels?.[language] ?? label,
      group,
      order,
    }))
    .toSorted(
      (a, b) => navGroups.indexOf(a.group) - navGroups.indexOf(b.group) || a.order - b.order,
    )
}

function useGroups(screens: Screen[]): NavListGroup[] {
  const headings = useMessages(groupMessages)
  return navGroups
    .map(id => ({
      id,
      label: headings[id],
      items: screens
        .filter(({ group }) => group === id)
        .map(({ to, label }) => ({ label, link: <NavLink to={to} end={to === '/admin'} /> })),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Ends the session at the server and removes the token whatever the outcome. */
function useSignOut(): [boolean, () => Promise<void>] {
  const navigate = useNavigate()
  const [signingOut, setSigningOut] = useState(false)
  const signOut = async () => {
    setSigningOut(true)
    if (getToken()) {
      await identityClient({ baseUrl: apiOrigin, fetch: tokenFetch })
        .POST('/api/auth/logout')
        .catch(error => console.warn(error))
    }
    clearToken()
    navigate(signInPath)
  }
  return [signingOut, signOut]
}

const isWide = () => matchMedia('(width >= 64rem)').matches

/** Sidebar state: beside the content on wide screens; on narrow ones over it, closed by navigation and Escape. */
function useSidebar(): [boolean, (open: boolean) => void] {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(isWide)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sidebar
  useEffect(() => {
    if (!isWide()) setOpen(false)
  }, [pathname])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isWide()) setOpen(false)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return [open, setOpen]
}
