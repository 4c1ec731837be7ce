/** A page in a sitemap. */
export interface Page {
  /** Path from the root, URL-encoded. */
  path: string
  /** Last change of the page's content. */
  changedAt?: Date
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Languages of every page. */
const languages = ['el', 'en']

/**
 * Returns the `url` elements of pages, with alternates for every language.
 *
 * @param origin without a trailing slash
 */
export function urlLines(origin: string, pages: readonly Page[]): Buffer {
  return Buffer.from(pages.map(page => urlElement(origin, page)).join(''))
}

/** @see https://www.sitemaps.org/protocol.html */
export function sitemapOf(lines: Buffer[]): Buffer {
  return document('urlset', lines)
}

/** Returns a sitemap index. */
export function sitemapIndexOf(origin: string, paths: string[]): Buffer {
  const sitemaps = paths.map(path => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`)
  return document('sitemapindex', [Buffer.from(sitemaps.join(''))])
}

function document(root: string, content: Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n`),
    ...content,
    Buffer.from(`</${root}>\n`),
  ])
}

function urlElement(origin: string, { path, changedAt }: Page): string {
  const location = escapeXml(origin + path)
  const alternates = languages.map(language => alternate(language, `${location}?lang=${language}`))
  return [
    `<url><loc>${location}</loc>`,
    changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`,
    ...alternates,
    alternate('x-default', location),
    '</url>\n',
  ]
    .filter(Boolean)
    .join('')
}

function alternate(language: string, location: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${location}"/>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => entities[character] ?? character)
}
