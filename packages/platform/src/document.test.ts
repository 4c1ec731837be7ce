import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browserRegistry, clientDocument, type FirstView, renderDocument } from './document.ts'
import type { Registry, Release } from './release.ts'

const release = (name: string, overrides: Partial<Release> = {}): Release => ({
  name,
  version: '1.2.3',
  container: `${name}_1_2_3`,
  frame: 'public',
  mounts: ['/'],
  nav: [],
  builtAgainst: {},
  react: '19.3.1',
  entry: 'entry.js',
  scripts: ['remote.js'],
  styles: ['remote.css'],
  routes: { home: { scripts: ['home.js'], styles: ['home.css'] } },
  server: `server/${name}.cjs`,
  files: Object.fromEntries(
    ['entry.js', 'remote.js', 'remote.css', 'home.js', 'home.css', 'shell.js', 'shell.css'].map(
      file => [file, { integrity: `sha384-${file}`, bytes: 1 }],
    ),
  ),
  source: '0'.repeat(64),
  ...overrides,
})

const registry: Registry = {
  serial: 7,
  updatedAt: '2026-11-20T00:00:00.000Z',
  live: {
    shell: release('shell', {
      frame: null,
      mounts: [],
      entry: 'shell.js',
      scripts: [],
      styles: ['shell.css'],
      routes: {},
    }),
    storefront: release('storefront'),
  },
  previous: {},
  canary: {},
}

const view = (overrides: Partial<FirstView> = {}): FirstView => ({
  head: { title: 'Home' },
  html: '<main>Hello</main>',
  data: { loaderData: {} },
  remote: 'storefront',
  routeIds: ['home'],
  ...overrides,
})

const inlined = (html: string, id: string): unknown => {
  const json = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)
  return JSON.parse(json?.[1] ?? 'null')
}

describe('renderDocument', () => {
  it('links each file of shell, remote and matched route once, with its integrity', () => {
    const html = renderDocument(registry, view({ routeIds: ['home', 'home'] }))
    for (const file of [
      'shell/1.2.3/shell.css',
      'storefront/1.2.3/remote.css',
      'storefront/1.2.3/home.css',
    ]) {
      expect(html.split(`href="/mfe/${file}"`)).toHaveLength(2)
    }
    expect(html).toContain('src="/mfe/shell/1.2.3/shell.js" integrity="sha384-shell.js"')
    for (const file of ['entry.js', 'remote.js', 'home.js']) {
      expect(html).toContain(`href="/mfe/storefront/1.2.3/${file}" integrity="sha384-${file}"`)
    }
  })

  it('inlines the given stylesheets in their places and links the others', () => {
    const sheets = new Map([['/mfe/shell/1.2.3/shell.css', '.a{}']])
    const html = renderDocument(registry, view(), { sheets })
    expect(html).toContain('<style data-href="/mfe/shell/1.2.3/shell.css">.a{}</style>')
    expect(html).not.toContain('href="/mfe/shell/1.2.3/shell.css" integrity')
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('storefront/1.2.3/remote.css'))
  })

  it('describes the page to search engines and link previews', () => {
    const head = {
      title: 'Products',
      description: 'All of them',
      canonical: '/products',
      image: '/media/a.webp',
      jsonLd: {
        '@type': 'Product',
        name: 'A / B',
        image: ['/media/a.webp'],
        offers: { url: '/p' },
      },
    }
    const html = renderDocument(registry, view({ head }), { origin: 'https://shop.example' })
    expect(html).toContain('<title>Products</title>')
    expect(html).toContain('<meta name="description" content="All of them">')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/products">')
    expect(html).toContain('<meta property="og:image" content="https://shop.example/media/a.webp">')
    expect(html).toContain(
      '"name":"A / B","image":["https://shop.example/media/a.webp"],"offers":{"url":"https://shop.example/p"}',
    )
  })

  it('contains no inline script or style and escapes every text', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '\u2028',
      ),
    )
    fc.assert(
      fc.property(hostile, text => {
        const html = renderDocument(
          registry,
          view({
            head: { title: text, description: text, canonical: `/${text}`, jsonLd: { name: text } },
            icon: text,
            html: '',
            data: { text },
          }),
        )
        const scripts = html.match(/<script[^>]*>/g) ?? []
        expect(scripts.every(tag => /src="|type="application\/(ld\+)?json"/.test(tag))).toBe(true)
        expect(html).not.toMatch(/<style|<img|\sonerror="/)
        expect(inlined(html, 'stampa-data')).toEqual({ text })
      }),
    )
  })

  it("contains the browser's part of the registry and nothing of the server", () => {
    const html = clientDocument(registry)
    expect(inlined(html, 'stampa-registry')).toEqual(browserRegistry(registry))
    expect(html).not.toContain('server/')
    expect(html).not.toContain('stampa-data')
    expect(Object.keys(browserRegistry(registry).remotes)).toEqual(['storefront'])
  })

  it('names the version before a live one with its hash', () => {
    const before = { storefront: release('storefront', { version: '1.2.2', container: 'before' }) }
    expect(browserRegistry({ ...registry, before }).remotes.storefront?.before).toEqual({
      version: '1.2.2',
      container: 'before',
      entry: { url: '/mfe/storefront/1.2.2/entry.js', integrity: 'sha384-entry.js' },
      react: '19.3.1',
    })
  })

  it('throws for a registry without a shell and for a file that the release does not list', () => {
    expect(() => clientDocument({ ...registry, live: {} })).toThrow(/no live release of the shell/)
    const broken = release('storefront', { styles: ['missing.css'] })
    const live = { ...registry.live, storefront: broken }
    expect(() => renderDocument({ ...registry, live }, view())).toThrow(/lists no file missing.css/)
  })

  it('marks the back office for the dark scheme and leaves the public site light', () => {
    expect(clientDocument(registry, { frame: 'admin' })).toContain(
      '<html lang="en" data-frame="admin">',
    )
    expect(renderDocument(registry, view(), { frame: 'public' })).toContain('<html lang="el">')
  })
})

describe('language of a document', () => {
  const head = { title: 'Products', canonical: '/products?page=2' }
  const origin = 'https://shop.example'

  it("is Greek by default and follows the visitor's choice", () => {
    expect(renderDocument(registry, view())).toContain('<html lang="el">')
    const english = renderDocument(registry, view(), { language: 'en' })
    expect(english).toContain('<html lang="en" data-language="en">')
    expect(english).toContain('<meta property="og:locale" content="en_GB">')
    const greek = clientDocument(registry, { language: 'el' })
    expect(greek).toContain('<html lang="el" data-language="el">')
  })

  it('links the other languages for search engines', () => {
    const html = renderDocument(registry, view({ head }), { origin })
    const page = `${origin}/products?page=2`
    expect(html).toContain(`<link rel="alternate" hreflang="el" href="${page}&amp;lang=el">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${page}&amp;lang=en">`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${page}">`)
  })

  it('links the same alternates in each language', () => {
    const alternates = (canonical: string) =>
      renderDocument(registry, view({ head: { ...head, canonical } }), { origin }).match(
        /<link rel="alternate".*/g,
      )
    expect(alternates('/products?page=2&lang=en')).toEqual(alternates('/products?page=2'))
  })

  it('links no alternates on a page that is not indexed', () => {
    const hidden = renderDocument(registry, view({ head: { ...head, noindex: true } }), { origin })
    expect(hidden).not.toContain('hreflang')
  })
})
