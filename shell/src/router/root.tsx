import {
  type Head,
  LanguageContext,
  type RouteHandle,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { type FrameName, findMount } from '@stampa/platform/release'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useContext, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { useAgreedTracking } from '../consent/use-consent.tsx'
import { useAdminLanguage } from '../frames/admin/admin-language.ts'
import { navigated } from '../tracking/navigated.ts'
import { applyHead, headOf } from './head.ts'
import { loadPageIcon } from './page-icon.ts'
import { RemotesContext } from './remotes-context.ts'
import { rootMessages } from './root.messages.ts'
import styles from './root.module.css'
import { useScrollPositions } from './scroll.ts'

/** The language of every page: the visitor's on the public site, the administrator's in the back office. */
export function Root(): ReactElement {
  const frame = useFrame()
  const chosen = useContext(LanguageContext)
  const adminLanguage = useAdminLanguage()
  return (
    <LanguageContext value={frame === 'admin' ? adminLanguage : chosen}>
      <Surroundings frame={frame} />
    </LanguageContext>
  )
}

/**
 * Around every page: progress of a navigation, the document's head, and focus and
 * announcement once a new page is there, as a document of its own would give them.
 */
function Surroundings({ frame }: { frame: FrameName | undefined }): ReactElement {
  const head = useHead()
  const announcement = useArrival(head)
  const navigation = useNavigation()
  useDocumentOf(frame)
  useScrollPositions()
  useAgreedTracking()
  const { skip } = useMessages(rootMessages)
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
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

/** The frame of the remote that the address belongs to. */
function useFrame(): FrameName | undefined {
  const { pathname } = useLocation()
  const remotes = useContext(RemotesContext)?.registry.remotes ?? {}
  const name = findMount(remotes, pathname)
  return name ? remotes[name]?.frame : undefined
}

/** The document says its language; of the frames, the back office alone has a dark scheme. */
function useDocumentOf(frame: FrameName | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
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

/** Returns the text to announce after a navigation; the first view announces itself. */
function useArrival(head: Head | undefined): string {
  const { page, isOverlaid } = usePage()
  const last = useRef({ page, isOverlaid })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (head) applyHead(head)
  }, [head])

  useEffect(() => {
    // The page answers to clicks from here on, as pages, tests and measurements may need to know.
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
    // What is laid over the page takes the focus by itself, and may have done so already. Once it is closed, the
    // focus goes back to where it was before, if that is still there.
    const isLost = wasOverlaid && document.activeElement === document.body
    if (!isOverlaid && (hasArrived || isLost)) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [page, isOverlaid])

  return announcement
}

/** Address of the page that is shown, and whether something is laid over it. */
function usePage(): { page: string | undefined; isOverlaid: boolean } {
  const matches = useMatches()
  const page = matches.findLast(match => !(match.handle as RouteHandle | undefined)?.overlay)
  return { page: page?.pathname, isOverlaid: page !== matches.at(-1) }
}
