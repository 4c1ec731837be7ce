import { redirect } from 'react-router'
import { previewMeta } from './document.ts'
import { inLanguage } from './language.ts'
import { clearToken, getToken, signInAddress, signInPath } from './session.ts'

/**
 * Base URL for {@link publicFetch} and {@link adminFetch}. On the server it is a placeholder; see {@link
 * serveFetchWith}.
 */
export const apiOrigin: string =
  typeof location === 'undefined' ? 'http://services.invalid' : location.origin

type Fetch = (request: Request) => Promise<Response>

let transport: Fetch = request => fetch(request)

/**
 * Sends API requests by another function: those of the page server go straight to the services, past the gateway, and a
 * browser's may begin a trace.
 */
export function serveFetchWith(serverFetch: Fetch): void {
  transport = serverFetch
}

/**
 * Fetches from a service as an anonymous visitor: no token, no cookie but that of a preview. On an English page, a read
 * is in English (`lang=en`); on the server, the page server's `fetch` adds it.
 */
export function publicFetch(request: Request): Promise<Response> {
  return transport(withoutCookies(inPageLanguage(request)))
}

function inPageLanguage(request: Request): Request {
  const { method, url } = request
  return typeof document !== 'undefined' &&
    document.documentElement.dataset.language === 'en' &&
    method === 'GET' &&
    url.startsWith(`${apiOrigin}/api/`)
    ? new Request(inLanguage(url, 'en'), request)
    : request
}

/**
 * Removes cookies, except in a preview, whose cookie chooses the instances of services: the gateway keeps the
 * others.
 */
function withoutCookies(request: Request): Request {
  const isPreview =
    typeof document !== 'undefined' && document.querySelector(`meta[name=${previewMeta}]`) !== null
  return new Request(request, { credentials: isPreview ? 'same-origin' : 'omit' })
}

/** Milliseconds after the last input from which calls are the page's own: they keep no unused session from ending. */
const attendedMs = 60_000

let lastInput = Date.now()
if (typeof document !== 'undefined') {
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(input, () => (lastInput = Date.now()), { capture: true, passive: true })
  }
}

/** A chunk of its own: visitors have no token. */
const loadDpop = () => import(/* webpackChunkName: "dpop" */ './dpop.ts')

/** Sends a sign-in that binds the session to this browser; with cookies, since one of them is of a known browser. */
export async function signInFetch(request: Request): Promise<Response> {
  const { sendWithNewKey } = await loadDpop()
  return sendWithNewKey(request, transport)
}

/**
 * Fetches from a service with the stored token, if there is one. A 401 has no consequences.
 *
 * @param send sends the request instead of `fetch`, for example with upload progress
 */
export async function tokenFetch(
  request: Request,
  send: Fetch = request => transport(request),
): Promise<Response> {
  const token = getToken()
  const anonymous = withoutCookies(request)
  if (!token) return send(anonymous)
  if (Date.now() - lastInput > attendedMs) anonymous.headers.set('x-unattended', '1')
  const { sendWithToken } = await loadDpop()
  return sendWithToken(anonymous, send, token)
}

/**
 * Fetches from a service as the signed-in administrator. A 401 removes the token; inside a loader or action the
 * thrown redirect leads to the sign-in form.
 *
 * @param send as for {@link tokenFetch}
 */
export async function adminFetch(request: Request, send?: Fetch): Promise<Response> {
  const response = await tokenFetch(request, send)
  if (response.status !== 401) return response
  clearToken()
  if (!isAdminPage(location.pathname)) return response
  throw redirect(signInAddress(location))
}

function isAdminPage(pathname: string): boolean {
  return pathname.startsWith('/admin') && pathname !== signInPath
}
