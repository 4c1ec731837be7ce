/** Where visitors come from, as the dashboard tells it. */
export const sources = ['facebook', 'instagram', 'linkedin', 'google', 'direct', 'other'] as const

export type Source = (typeof sources)[number]

/** Names by which campaigns call a source. */
const aliases: Record<string, Source> = {
  facebook: 'facebook',
  fb: 'facebook',
  meta: 'facebook',
  instagram: 'instagram',
  ig: 'instagram',
  linkedin: 'linkedin',
  li: 'linkedin',
  google: 'google',
  adwords: 'google',
  googleads: 'google',
  gmb: 'google',
  direct: 'direct',
}

/** Parameters that a source adds to every link that is clicked there. */
const clickIds: Record<string, Source> = {
  fbclid: 'facebook',
  igshid: 'instagram',
  gclid: 'google',
  wbraid: 'google',
  gbraid: 'google',
  li_fat_id: 'linkedin',
}

/** Hosts, each with all below it. */
const hosts: Record<string, Source> = {
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'fb.me': 'facebook',
  'instagram.com': 'instagram',
  'ig.me': 'instagram',
  'linkedin.com': 'linkedin',
  'lnkd.in': 'linkedin',
}

/**
 * What brought a visitor: what the address says (`utm_source`, `source`, `ref`), else an ad's click id, else the page
 * before. Our own pages bring nobody.
 *
 * @param landing URL that the visitor came to
 * @param referrer URL of the page before; empty when there was none
 */
export function readSource(landing: URL | undefined, referrer: URL | undefined): Source {
  const parameters = landing?.searchParams
  for (const name of ['utm_source', 'source', 'ref']) {
    const said = parameters?.get(name)?.trim().toLowerCase()
    if (said) return aliases[said] ?? ofHost(said) ?? 'other'
  }
  for (const [name, source] of Object.entries(clickIds)) if (parameters?.has(name)) return source
  if (!referrer?.hostname || referrer.hostname === landing?.hostname) return 'direct'
  return ofHost(referrer.hostname) ?? 'other'
}

/** By whole labels: `notfacebook.com` is not Facebook. */
function ofHost(host: string): Source | undefined {
  const labels = host.split('.')
  // google.gr, www.google.co.uk, mail.google.com
  if (
    labels.at(-2) === 'google' ||
    (labels.at(-3) === 'google' && (labels.at(-2) ?? '').length <= 3)
  )
    return 'google'
  return hosts[labels.slice(-2).join('.')]
}

/** The campaign that the address names. */
export function readCampaign(landing: URL | undefined): string | undefined {
  return landing?.searchParams.get('utm_campaign')?.trim().slice(0, 100) || undefined
}

/** @returns nothing for what is no http URL */
export function readUrl(text: string | undefined): URL | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/**
 * The path by which a page is counted: without query, which may say who somebody is, and without a slash at its end.
 *
 * @param text URL of the page, or its path
 */
export function readPath(text: string): string | undefined {
  const end = text.search(/[?#]/)
  const bare = end === -1 ? text : text.slice(0, end)
  const path = bare.startsWith('/') ? bare : /^https?:\/\/[^/]+(.*)$/i.exec(bare)?.[1]
  if (path === undefined) return undefined
  return (
    clean(path)
      .replace(/(.)\/+$/, '$1')
      .slice(0, 300) || '/'
  )
}

/** Without characters that no text of the database may hold, or that only confuse. */
export function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed()
}
