import { catalogClient } from '@stampa/api'
import {
  apiOrigin,
  defineMessages,
  type Head,
  LanguageContext,
  publicFetch,
  type RouteHandle,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { noIcon } from '@stampa/platform/document'
import { type FrameName, findMount } from '@stampa/platform/release'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import {
  type ComponentType,
  type ReactElement,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { useAgreedTracking } from '../consent/use-consent.tsx'
import { useAdminLanguage } from '../frames/admin/admin-language.ts'
import { RemotesContext } from '../remotes/remotes.ts'
import { navigated } from '../tracking/signals.ts'
import { openDialogs } from './dialogs.ts'
import { applyHead, headOf } from './head.ts'
import { NewerNotice } from './newer-notice.tsx'
import styles from './root.module.css'
import { useScrollPositions } from './scroll.ts'

const messages = defineMessages({
  skip: { el: 'Μετάβαση στο περιεχόμενο', en: 'Skip to content' },
})

/**
 * Adds the language to a component of the root route: the visitor's on the public site, the administrator's in the back
 * office.
 */
export function inFrameLanguage(Content: ComponentType): ComponentType {
  return () => {
    const frame = useFrame()
    const chosen = useContext(LanguageContext)
    const adminLanguage = useAdminLanguage()
    return (
      <LanguageContext value={frame === 'admin' ? adminLanguage : chosen}>
        <Content />
      </LanguageContext>
    )
  }
}

/**
 * Navigation progress, document head, focus and announcement around every page, as a new document would give them.
 */
export function Root(): ReactElement {
  const head = useHead()
  const announcement = useArrival(head)
  const navigation = useNavigation()
  useDocumentOf(useFrame())
  useScrollPositions()
  useAgreedTracking()
  const { skip } = useMessages(messages)
  return (
    <>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <div
        className={styles.progress}
        data-busy={navigation.state === 'idle' ? undefined : ''}
        aria-hidden="true"
      />
      <Outlet />
      <NewerNotice />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

/** Returns the frame of the remote that owns the address. */
function useFrame(): FrameName | undefined {
  const { pathname } = useLocation()
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  const name = findMount(remotes, pathname)
  return name ? remotes[name]?.frame : undefined
}

/** Sets the document's language and, for the back office, its colour scheme. */
function useDocumentOf(frame: FrameName | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    const { documentElement } = document
    // Also an equal value has the browser match every element's styles again.
    if (documentElement.lang !== language) documentElement.lang = language
    if (frame === 'admin') documentElement.dataset.frame = frame
    else delete documentElement.dataset.frame
  }, [frame, language])
}

function useHead(): Head | undefined {
  const matches = useMatches()
  const { search } = useLocation()
  const language = useContext(LanguageContext)
  return headOf(
    matches.map(({ handle, loaderData, params }) => ({
      handle: handle as RouteHandle | undefined,
      data: loaderData,
      params,
    })),
    search,
    language,
  )
}

/** Returns the text to announce after a navigation. The first view needs none. */
function useArrival(head: Head | undefined): string {
  const { page, isOverlaid } = usePage()
  const last = useRef({ page, isOverlaid })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (head) applyHead(head)
  }, [head])

  useEffect(() => {
    // Marks the page as interactive, for tests and measurements.
    document.documentElement.dataset.ready = ''
    performance.mark('ready')
    loadPageIcon()
  }, [])

  useEffect(() => {
    const hasArrived = last.current.page !== page
    const wasOverlaid = last.current.isOverlaid
    last.current = { page, isOverlaid }
    if (hasArrived) {
      dispatchEvent(new Event(navigated))
      setAnnouncement(document.title)
    }
    // An overlay takes the focus itself. After it closes, the focus returns to the element that had it, if it still
    // exists. A dialog that was opened while the page loaded keeps the focus too.
    const isLost = wasOverlaid && document.activeElement === document.body
    const isInDialog = document.activeElement?.closest(openDialogs)
    if (!isOverlaid && !isInDialog && (hasArrived || isLost)) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [page, isOverlaid])

  return announcement
}

/** Returns the path of the current page and whether an overlay covers it. */
function usePage(): { page: string | undefined; isOverlaid: boolean } {
  const matches = useMatches()
  const page = matches.findLast(match => !(match.handle as RouteHandle | undefined)?.overlay)
  return { page: page?.pathname, isOverlaid: page !== matches.at(-1) }
}

/** Sets the page icon from the company settings in documents that are rendered in the browser. */
async function loadPageIcon(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link || link.getAttribute('href') !== noIcon) return
  try {
    const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })
    const { data } = await catalog.GET('/api/company/settings')
    if (data?.favicon) link.href = data.favicon
  } catch (error) {
    console.warn(error)
  }
}
