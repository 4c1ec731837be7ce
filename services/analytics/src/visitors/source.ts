/** Traffic sources of the dashboard. */
export const sources = ['facebook', 'instagram', 'linkedin', 'google', 'direct', 'other'] as const

export type Source = (typeof sources)[number]

/** Names of sources in campaign parameters. */
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

/** Click ids that a source adds to its links. */
const clickIds: Record<string, Source> = {
  fbclid: 'facebook',
  igshid: 'instagram',
  gclid: 'google',
  wbraid: 'google',
  gbraid: 'google',
  li_fat_id: 'linkedin',
}

/** Hosts, each with its subdomains. */
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
 * Returns the source of a visit: the parameter `utm_source`, `source` or `ref`, else a click id, else the referrer. Our own
 * pages count as direct.
 *
 * @param landing URL of the first page
 * @param referrer URL of the previous page
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

/** Matches whole host labels: `notfacebook.com` is not Facebook. */
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

/** Returns the campaign of a landing page's URL. */
export function readCampaign(landing: URL | undefined): string | undefined {
  return landing?.searchParams.get('utm_campaign')?.trim().slice(0, 100) || undefined
}

/** Parses an http or https URL; undefined for any other text. */
export function readUrl(text: string | undefined): URL | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/**
 * Returns the counted path of a page: without its query, which may hold personal data, and without a trailing slash.
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

/** Removes control characters, and replaces lone surrogates, which PostgreSQL refuses. */
export function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed()
}
