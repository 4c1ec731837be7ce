import { type Achievement, achieved } from '@stampa/platform'
import { withoutSecret } from '@stampa/rules/secret-links'
import { storedConsent } from '../consent/consent.ts'
import { navigated } from './signals.ts'
import { pageName, userType, uuidv7 } from './visit.ts'

const updateInterval = 30_000
const hiddenLimit = 1_800_000
const viewDebounce = 500
/** Time after a navigation by which the page's title is set, ms. */
const routeDelay = 100

/** Id of the current session; empty without one. */
let sessionId = ''
/** Settles when the session has started or failed to start. */
let opening: Promise<void> | undefined
let agreed = false
/** Address of the page before this one, on this or another site. */
let referrer = document.referrer

let updates: ReturnType<typeof setInterval>
let view: ReturnType<typeof setTimeout>
let hidden: ReturnType<typeof setTimeout>

/** Starts tracking after consent and ends it after a withdrawal. */
export function followConsent(): void {
  const before = agreed
  agreed = storedConsent()?.analytics ?? false
  if (!agreed) withdraw()
  else if (!before) {
    begin()
    pageChanged(0)
  }
}

/** Continues the session of the cookie or starts a new one. */
function begin(): Promise<void> {
  opening ??= open()
  return opening
}

async function open(): Promise<void> {
  sessionId = storedSession()
  if (!sessionId) {
    const start = { consentGiven: true, userType: whoIs(), ...arrival() }
    // In a task of its own, because sending blocks a slow phone. Consent may have been withdrawn since.
    const answer = await new Promise<Answer>(answered => {
      setTimeout(() => answered(agreed ? send('session/start', start) : undefined))
    })
    sessionId = answer?.sessionId ?? ''
    if (sessionId) storeSession(sessionId)
  }
  // The next page view or the tab's return tries again.
  if (!sessionId) opening = undefined
  else updates = setInterval(update, updateInterval)
}

function update(): void {
  send('session/update', { sessionId, userType: whoIs() })
}

/** Reports the page once the visitor stays on it. */
function pageChanged(delay = routeDelay): void {
  clearTimeout(view)
  if (agreed) view = setTimeout(reportPage, delay + viewDebounce)
}

async function reportPage(): Promise<void> {
  await begin()
  if (!agreed || !sessionId) return
  const visit = arrival()
  referrer = visit.url
  send('pageview', {
    sessionId,
    title: document.title,
    pageName: pageName(location.pathname),
    ...visit,
  })
}

/** Ends the session and removes its data. */
async function withdraw(): Promise<void> {
  await opening
  const id = sessionId || storedSession()
  stop()
  storeSession('', 0)
  if (!id) return
  await send('consent', { sessionId: id, consentGiven: false }, 'PUT')
  await send('session/end', { sessionId: id })
}

function end(): void {
  if (sessionId) send('session/end', { sessionId })
  stop()
}

function stop(): void {
  clearInterval(updates)
  clearTimeout(view)
  sessionId = ''
  opening = undefined
}

function whoIs(): string {
  const styled = document.querySelector('[data-frame=admin], [class*=admin]') !== null
  return userType(location.pathname, document.title, styled)
}

function arrival(): { url: string; referrer: string; eventId: string } {
  return { url: withoutSecret(location.href), referrer: withoutSecret(referrer), eventId: uuidv7() }
}

const secure = location.protocol === 'https:' ? ';secure' : ''

/** Returns the session id of the cookie, which continues the session after a page load. */
function storedSession(): string {
  return /\banalytics_session_id=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}

/** @param maxAge seconds; 24 hours by default, 0 removes the cookie */
function storeSession(id: string, maxAge = 86_400): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `analytics_session_id=${id};path=/;max-age=${maxAge};samesite=lax${secure}`
}

/** Undefined after a failure. */
type Answer = { sessionId?: string } | undefined

/** Sends a call that outlives the page; a failure is only logged to the console. */
async function send(call: string, body: object, method = 'POST'): Promise<Answer> {
  try {
    const response = await fetch(`/api/analytics/${call}`, {
      method,
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return await response.json()
    console.warn(call, response.status)
  } catch (error) {
    console.warn(error)
  }
  return undefined
}

// In a task of its own, so that it does not block a slow phone.
setTimeout(followConsent)

addEventListener(navigated, () => pageChanged())

addEventListener(achieved, event => {
  const { detail: name } = event as CustomEvent<Achievement>
  if (sessionId) send('event', { sessionId, name, eventId: uuidv7() })
})

// Applies a decision made in another tab.
addEventListener('storage', followConsent)

document.addEventListener('visibilitychange', () => {
  clearTimeout(hidden)
  if (!document.hidden) {
    if (agreed) begin()
    return
  }
  hidden = setTimeout(() => {
    end()
    storeSession('', 0)
  }, hiddenLimit)
})

// Not `unload`, which disables the back/forward cache. The cookie stays: the next page continues the session.
addEventListener('pagehide', end)
addEventListener('pageshow', ({ persisted }) => persisted && pageChanged())
