import { type Language, languages, locales, timeZone } from '@stampa/platform/language'
import type { Preview, TrustedRegistry } from '@stampa/registry'
import { laneOf } from '@stampa/service-kit/lane'
import type { FastifyReply } from 'fastify'

/** Headers of all that a visitor of a preview gets. */
const unseen = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * Opens the preview of a token in the visitor's browser, which is led to the home page.
 *
 * @returns whether the token counts
 */
export async function openPreview(
  reply: FastifyReply,
  releases: TrustedRegistry,
  token: string,
): Promise<boolean> {
  reply.headers(unseen)
  const preview = await counted(reply, releases, token)
  if (!preview) return false
  setCookie(reply, token, preview.until)
  reply.redirect('/', 303)
  return true
}

/** Takes the visitor back to what is live. */
export function endPreview(reply: FastifyReply): FastifyReply {
  setCookie(reply, '', new Date(0))
  return reply.headers(unseen).redirect('/', 303)
}

/** Returns the preview that the visitor has opened, and ends one that does not count any more. */
export async function openedPreview(
  reply: FastifyReply,
  releases: TrustedRegistry,
): Promise<Preview | undefined> {
  const { headers } = reply.request
  // The gateway passes it on without its prefix.
  const token =
    laneOf(headers.baggage) ?? /(?:^|; ?)preview=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  if (token === undefined) return undefined
  const preview = await counted(reply, releases, token)
  if (preview) reply.headers(unseen)
  else setCookie(reply, '', new Date(0))
  return preview
}

/** Returns the preview of a token that counts. The gateway names a lane that is open, and no other. */
async function counted(
  { request }: FastifyReply,
  releases: TrustedRegistry,
  token: string,
): Promise<Preview | undefined> {
  const preview = await releases.preview(token)
  return preview?.lane && laneOf(request.headers.baggage) !== token ? undefined : preview
}

function setCookie(reply: FastifyReply, token: string, until: Date): void {
  const isSecure = reply.request.protocol === 'https'
  const [name, secure] = isSecure ? ['__Host-preview', '; Secure'] : ['preview', '']
  const rules = `Path=/; Expires=${until.toUTCString()}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', `${name}=${token}; ${rules}`)
}

const texts: Record<Language, { shown: string; until: string; end: string }> = {
  el: { shown: 'Προεπισκόπηση:', until: 'έως', end: 'Τέλος προεπισκόπησης' },
  en: { shown: 'Preview:', until: 'until', end: 'End preview' },
}

/**
 * Returns the bar above every page of a preview. It is no part of the shell, which may be what is previewed,
 * and in both languages, of which `preview.css` shows the page's own: the back office changes it in the
 * browser.
 */
export function previewBar({ release, lane, until }: Preview): string {
  const shown = lane
    ? Object.entries(lane.services).map(([name, address]) => `${name} ${address}`)
    : [`${release.name} ${release.version}`]
  const inLanguages = (text: (language: Language) => string) =>
    languages.map(language => `<span lang="${language}">${text(language)}</span>`).join('')
  const text = inLanguages(
    language =>
      `${texts[language].shown} <b>${shown.join(', ')}</b> ${texts[language].until} ${timeTag(until, language)}`,
  )
  return [
    '<aside id="stampa-preview" aria-labelledby="stampa-preview-text">',
    `<p id="stampa-preview-text">${text}</p>`,
    '<form method="post" action="/preview/end">',
    `<button>${inLanguages(language => texts[language].end)}</button>`,
    '</form>',
    '</aside>',
  ].join('\n')
}

function timeTag(time: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return `<time datetime="${time.toISOString()}">${format.format(time)}</time>`
}
