import { plainSpelling, withoutSecret } from '@stampa/rules/secret-links'

/** Traffic sources of the dashboard. */
export type Source = 'facebook' | 'instagram' | 'google' | 'linkedin' | 'direct' | 'other'

interface Signs {
  source: Source
  /** In campaign parameters. */
  names: string[]
  /** Parameters that the source adds to its links. */
  clickIds: string[]
  /** With their subdomains. */
  hosts: RegExp
}

const signs: Signs[] = [
  {
    source: 'facebook',
    names: ['facebook', 'fb', 'meta'],
    clickIds: ['fbclid'],
    hosts: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  },
  {
    source: 'instagram',
    names: ['instagram', 'ig'],
    clickIds: ['igshid'],
    hosts: /(^|\.)(instagram\.com|ig\.me)$/,
  },
  {
    source: 'google',
    names: ['google', 'adwords', 'googleads', 'gmb'],
    clickIds: ['gclid', 'wbraid', 'gbraid'],
    // google.gr, www.google.co.uk, mail.google.com
    hosts: /(^|\.)google\.([^.]{0,3}\.)?[^.]*$/,
  },
  {
    source: 'linkedin',
    names: ['linkedin', 'li'],
    clickIds: ['li_fat_id'],
    hosts: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  },
]

/**
 * Returns the source of a visit: the parameter `utm_source`, `source` or `ref`, else a click id, else the
 * referrer. Our own pages count as direct.
 *
 * @param landing URL of the first page
 * @param referrer URL of the previous page
 */
export function readSource(landing: URL | undefined, referrer: URL | undefined): Source {
  const parameters = landing?.searchParams
  for (const name of ['utm_source', 'source', 'ref']) {
    const said = parameters?.get(name)?.trim().toLowerCase()
    if (said === 'direct') return 'direct'
    if (said) return sourceWith(({ names, hosts }) => names.includes(said) || hosts.test(said))
  }
  const clicked = signs.find(({ clickIds }) => clickIds.some(id => parameters?.has(id)))
  if (clicked) return clicked.source
  const host = referrer?.hostname
  if (!host || host === landing?.hostname) return 'direct'
  return sourceWith(({ hosts }) => hosts.test(host))
}

function sourceWith(isSign: (signs: Signs) => boolean): Source {
  return signs.find(isSign)?.source ?? 'other'
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
 * Returns the counted path of a page: without its query, which may hold personal data, without the
 * token of a secret link, and without a trailing slash.
 *
 * @param text URL of the page, or its path
 */
export function readPath(text: string): string | undefined {
  const end = text.search(/[?#]/)
  const bare = end === -1 ? text : text.slice(0, end)
  const path = bare.startsWith('/') ? bare : /^https?:\/\/[^/]+(.*)$/i.exec(bare)?.[1]
  if (path === undefined) return undefined
  return (
    withoutSecret(plainSpelling(clean(path)))
      .replace(/(.)\/+$/, '$1')
      .slice(0, 300) || '/'
  )
}

/** Removes control characters, and replaces lone surrogates, which PostgreSQL refuses. */
export function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  return text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed()
}
