import { createHash } from 'node:crypto'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { App } from '@stampa/service-kit'
import { integrityOf } from '@stampa/webpack'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { PublishedShell, page } from './test/published.ts'

let published: PublishedShell
let services: Server
let servicesReady = true
let siteLanguage: string | undefined
/** Requests that loaders and actions sent to the services. */
const asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
let app: App
let config: Config
let patch = 0

/** Publishes the code as the next version and requests an address. */
async function release(code: string, url = '/') {
  await published.goLive(`1.0.${++patch}`, code)
  return app.inject({ url, headers: { host: 'shop.example' } })
}

/** Returns the counted views of a version of the remote by outcome. */
async function viewsOf(version: string): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics')
  const series = `stampa_release_views_total{remote="storefront",version="${version}",outcome=`
  const lines = body.split('\n').filter(line => line.startsWith(series))
  return Object.fromEntries(
    lines.map(line => {
      const [outcome, count] = line.slice(series.length).split('} ')
      return [JSON.parse(outcome ?? ''), Number(count)]
    }),
  )
}

beforeAll(async () => {
  published = await PublishedShell.create()
  services = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body: await text(request) })
    const ready = request.url !== '/readyz' || servicesReady
    response.writeHead(ready ? 200 : 503, { 'content-type': 'application/json' })
    const company = { telephone: '210 1234567', ...(siteLanguage && { siteLanguage }) }
    response.end(request.url?.startsWith('/api/company') ? JSON.stringify(company) : '[]')
  }).listen(0, '127.0.0.1')
  await new Promise(listening => services.once('listening', listening))
  const { port } = services.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  config = published.config({ company: url, categories: url })
  app = await buildApp(config)
})

afterAll(async () => {
  await app.close()
  services.close()
  await published.remove()
})

describe('first view', () => {
  it('renders frame and page into one document with its head and data', async () => {
    const { statusCode, headers, body } = await release(page('Hello from the server'))
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('s-maxage=1')
    expect(body).toContain('<title>Hello from the server</title>')
    expect(body).toContain('<link rel="canonical" href="http://shop.example/">')
    expect(body).toContain('<h1>Hello from the server</h1>')
    expect(body).toContain('210 1234567')
    expect(body).toContain('id="stampa-data"')
  })

  it('inlines the stylesheets and lists their hashes for the policy', async () => {
    const { body, headers } = await release(page('Styled'))
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles).not.toHaveLength(0)
    expect(headers['style-hashes']).toBe(
      styles
        .map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
        .join(' '),
    )
    expect(body).not.toContain('rel="stylesheet"')
  })

  it('renders the release that is live at that moment, also after a rollback', async () => {
    expect((await release(page('First'))).body).toContain('<h1>First</h1>')
    expect((await release(page('Second'))).body).toContain('<h1>Second</h1>')
    await published.store.rollback('storefront')
    expect((await app.inject('/')).body).toContain('<h1>First</h1>')
  })

  it('renders a page again only when its data or the release have changed', async () => {
    // The page shows how often it was rendered, and its data are the query.
    const counting = `
      const { createElement } = require('react')
      let count = 0
      exports.routes = [{
        path: '/',
        loader: ({ request }) => new URL(request.url).searchParams.get('page'),
        handle: { head: ({ data }) => ({ title: 'Counted', confidential: data === 'secret' }) },
        Component: () => createElement('h1', null, 'rendering ' + ++count),
      }]`
    await release(counting)
    const see = async (url: string, headers = {}) => {
      const { body, headers: sent } = await app.inject({ url, headers })
      return { rendering: /rendering (\d+)/.exec(body)?.[1], etag: sent.etag, body, sent }
    }
    const first = await see('/?page=2')
    const second = await see('/?page=2')
    expect(second).toMatchObject({ rendering: first.rendering, etag: first.etag })
    expect(second.sent['style-hashes']).toBe(first.sent['style-hashes'])
    // Each scrape verifies and reads the store again.
    await app.inject('/metrics')
    expect((await see('/?page=2')).rendering).toBe(first.rendering)
    for (const [url, headers] of [
      ['/?page=3', {}],
      ['/?page=2&lang=en', {}],
      ['/?page=2', { host: 'other.example' }],
    ] as const) {
      const other = await see(url, headers)
      expect(other.rendering, url).not.toBe(first.rendering)
      expect(other.etag, url).not.toBe(first.etag)
    }
    const secret = await see('/?page=secret')
    expect(secret.etag).toBeUndefined()
    expect((await see('/?page=secret')).rendering).not.toBe(secret.rendering)
    const newer = await release(counting, '/?page=2')
    expect(newer.headers.etag).not.toBe(first.etag)
  })

  it('sends a page that it has rendered before in the encoding of the request', async () => {
    await release(page('Encoded'))
    const encodings = ['br', 'gzip', 'identity', 'br']
    for (const encoding of encodings) {
      const { headers, rawPayload } = await app.inject({
        url: '/',
        headers: { 'accept-encoding': encoding },
      })
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
      expect(headers['content-encoding']).toBe(decode && encoding)
      expect(String(decode?.(rawPayload) ?? rawPayload)).toContain('<h1>Encoded</h1>')
    }
  })

  it('tells open pages which versions are live', async () => {
    await release(page('Newer'))
    const { live } = await published.store.registry()
    const response = await app.inject('/releases.json')
    expect(response.headers['cache-control']).toContain('s-maxage=1')
    expect(response.json()).toEqual({ shell: '1.0.0', storefront: live.storefront?.version })
  })

  it('renders a canary for the groups that it has, and the live release for the others', async () => {
    await release(page('Live'))
    const version = `1.0.${++patch}`
    await published.publish(version, page('Canary'))
    const seen = async () => {
      const groups = [{}, { 'canary-group': '5' }, { 'canary-group': '25' }, { 'canary-group': '' }]
      return Promise.all(
        groups.map(async headers => {
          const { body } = await app.inject({ url: '/', headers })
          const rendered = /<h1>(\w+)<\/h1>/.exec(body)?.[1]
          // The browser hydrates the same version.
          expect(body.includes(`/mfe/storefront/${version}/`)).toBe(rendered === 'Canary')
          return rendered
        }),
      )
    }
    await published.store.startCanary('storefront', version, 5)
    expect(await seen()).toEqual(['Live', 'Canary', 'Live', 'Live'])
    expect((await app.inject('/metrics')).body).toContain(
      `stampa_release_canary{remote="storefront",version="${version}"} 5`,
    )
    const choice = { version, why: 'a test' }
    await published.store.choose('storefront', { ...choice, action: 'canary', share: 25 })
    expect(await seen()).toEqual(['Live', 'Canary', 'Canary', 'Live'])
    await published.store.choose('storefront', { ...choice, action: 'withdrawn' })
    expect(await seen()).toEqual(['Live', 'Live', 'Live', 'Live'])
  })

  it('answers with the live release what a canary cannot render, and counts both', async () => {
    const live = `1.0.${patch + 1}`
    await release(page('Live'))
    const version = `1.0.${++patch}`
    await published.publish(version, page('Canary', '() => { throw new Error("broken") }'))
    await published.store.startCanary('storefront', version, 5)
    const canary = { headers: { 'canary-group': '5' } }
    const { body, headers } = await app.inject({ url: '/', ...canary })
    expect(body).toContain('<h1>Live</h1>')
    expect(headers['cache-control']).toContain('s-maxage=1')
    expect(await viewsOf(live)).toEqual({ rendered: 2 })
    expect(await viewsOf(version)).toEqual({ fallback: 1 })
    // A form may have been handled before the failure.
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...canary.headers }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/',
      headers: form,
      payload: 'a=b',
    })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(await viewsOf(live)).toEqual({ rendered: 2 })
    // Programs try addresses that never existed; a visitor's browser navigates.
    await app.inject('/nothing/here')
    await app.inject({ url: '/nothing/here', headers: { 'sec-fetch-mode': 'navigate' } })
    expect(await viewsOf(live)).toEqual({ rendered: 2, missing: 1 })
  })

  it('counts the failures of an address once an hour for a version, and its later views no more', async () => {
    const broken = `({ request }) => {
      if (request.url.endsWith('?broken')) throw new Error('broken')
      return {}
    }`
    await release(page('Live', broken), '/?broken')
    const version = `1.0.${patch}`
    const visit = (url: string, address: string) =>
      app.inject({
        url,
        headers: { 'x-forwarded-for': address, 'sec-fetch-mode': 'navigate' },
      })
    await visit('/', '192.0.2.10')
    for (const url of ['/?broken', '/?broken', '/none', '/']) await visit(url, '192.0.2.10')
    for (const url of ['/none', '/none', '/?broken']) await visit(url, '192.0.2.11')
    for (const address of ['2001:db8::1', '2001:db8::2']) await visit('/?broken', address)
    expect(await viewsOf(version)).toEqual({ rendered: 1, fallback: 3, missing: 1 })
    await release(page('Next'))
    const { body } = await visit('/', '192.0.2.10')
    expect(body).toContain('Next')
    expect(await viewsOf(`1.0.${patch}`)).toEqual({ rendered: 2 })
  })

  it.each([400, 410, 414, 429])(
    'answers a page to which a service refuses its data with %d, and counts no failure',
    async status => {
      const refused = `() => { throw Object.assign(new Error('refused'), { status: ${status} }) }`
      const { statusCode, headers, body } = await release(page('x', refused))
      expect(statusCode).toBe(status)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('<div id="root"></div>')
      expect(await viewsOf(`1.0.${patch}`)).toEqual({})
    },
  )

  it('counts a refused page as missing when a browser navigates to it, except by a limit of calls', async () => {
    const refused = `({ request }) => {
      throw Object.assign(new Error('refused'), { status: Number(new URL(request.url).search.slice(1)) })
    }`
    await release(page('x', refused), '/?429')
    for (const [index, url] of ['/?429', '/?414'].entries()) {
      const address = `192.0.2.${index + 1}`
      const headers = { 'x-forwarded-for': address, 'sec-fetch-mode': 'navigate' }
      await app.inject({ url, headers })
    }
    expect(await viewsOf(`1.0.${patch}`)).toEqual({ missing: 1 })
  })

  it.each(['/x%0d%0a', '/x%0A', '/%e2%80%a8', '/a/%0d/b', '/none%0a?q=%0a', '/%0a%2f%00'])(
    'answers 404 for %s, which no route can match, and counts no failure',
    async url => {
      const { statusCode, headers, body } = await release(page('Home'), url)
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('<h1>Η σελίδα δεν βρέθηκε</h1>')
      expect(body).toContain('<a href="/">')
      expect(await viewsOf(`1.0.${patch}`)).toEqual({})
    },
  )

  it.each([
    ['POST', 'GET, HEAD'],
    ['OPTIONS', 'GET, HEAD, POST'],
    ['PUT', 'GET, HEAD, POST'],
    ['DELETE', 'GET, HEAD, POST'],
  ] as const)(
    'answers 405 for %s of a page without an action, and counts no failure',
    async (method, allow) => {
      await release(page('Home'), '/healthz')
      const { statusCode, headers, body } = await app.inject({
        method,
        url: '/?a=b',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow })
      expect(body).toContain('Η σελίδα δεν δέχεται φόρμα.')
      expect(await viewsOf(`1.0.${patch}`)).toEqual({})
    },
  )

  it.each(['/nothing/here', '/%00', '/%2f%2F', '/%ce%b1', `/${'a'.repeat(5000)}`])(
    'answers 404 inside the frame for an unknown address: %s',
    async url => {
      const { statusCode, body } = await release(page('Home'), url)
      expect(statusCode).toBe(404)
      expect(await viewsOf(`1.0.${patch}`)).toEqual({})
      expect(body).toContain('Η σελίδα δεν βρέθηκε')
      expect(body).toContain('210 1234567')
      expect(body).toContain('<meta name="robots" content="noindex">')
    },
  )

  it.each(['a:b:c', 'shop.example:99999', '256.256.256.256'])(
    'answers 400 for the host "%s", which no URL can have',
    async host => {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, body } = await app.inject({ method, url: '/', headers: { host } })
        expect(statusCode).toBe(400)
        expect(body).toContain('Η διεύθυνση δεν διαβάζεται')
      }
    },
  )

  it('follows the redirect of a loader', async () => {
    const code = page('x', `() => { throw Response.redirect('http://shop.example/other', 301) }`)
    const { statusCode, headers } = await release(code)
    expect(statusCode).toBe(301)
    expect(headers.location).toBe('http://shop.example/other')
  })

  it('renders in the chosen language and declares it', async () => {
    await release(page('Home'))
    const greek = await app.inject('/')
    expect(greek.body).toContain('<html lang="el">')
    expect(greek.body).toContain('Quick Links')
    expect(greek.headers.vary).toContain('cookie')
    const chosen = [
      { url: '/?lang=en', headers: { host: 'shop.example', cookie: 'lang=el' } },
      { url: '/', headers: { host: 'shop.example', cookie: 'lang=en' } },
    ]
    const [byAddress, byCookie] = await Promise.all(chosen.map(visit => app.inject(visit)))
    for (const answer of [byAddress, byCookie]) {
      expect(answer?.body).toContain('<html lang="en" data-language="en">')
      expect(answer?.body).toContain('Main navigation')
    }
    const canonical = (path: string) => `<link rel="canonical" href="http://shop.example${path}">`
    expect(byAddress?.body).toContain(canonical('/?lang=en'))
    expect(byCookie?.body).toContain(canonical('/'))
    const chosenGreek = await app.inject({ url: '/', headers: { cookie: 'lang=el' } })
    expect(chosenGreek.body).not.toContain('Quick Links')
    expect(chosenGreek.body).toContain('Γρήγοροι σύνδεσμοι')
  })

  it('reads the content of an English page in English', async () => {
    await release(page('Home'))
    const calls = async (url: string, cookie = '') => {
      asked.length = 0
      await app.inject({ url, headers: { cookie } })
      return asked.filter(call => call.url.startsWith('/api/categories')).map(call => call.url)
    }
    const english = ['/api/categories/with-products?lang=en', '/api/categories?lang=en']
    expect(await calls('/?lang=en')).toEqual(english)
    expect(await calls('/', 'lang=en')).toEqual(english)
    const greek = ['/api/categories/with-products', '/api/categories']
    expect(await calls('/?lang=el', 'lang=en')).toEqual(greek)
    expect(await calls('/')).toEqual(greek)
  })

  it("renders in the company's language for visitors without a choice, within two seconds", async () => {
    await release(page('Home'))
    onTestFinished(() => {
      siteLanguage = undefined
    })
    for (const [setting, html] of [
      ['en', '<html lang="en" data-language="en">'],
      ['el', '<html lang="el" data-language="el">'],
      ['specified', '<html lang="el">'],
      ['javascript:', '<html lang="el">'],
    ] as const) {
      siteLanguage = setting
      await vi.waitFor(async () => expect((await app.inject('/')).body).toContain(html), 5000)
      const chosen = await app.inject({ url: '/', headers: { cookie: 'lang=en' } })
      expect(chosen.body).toContain('<html lang="en" data-language="en">')
    }
  })

  it('survives hostile addresses', async () => {
    await release(page('Home'))
    for (const [url, status] of [
      ['//evil.example', 404],
      ['/%', 400],
      ['/%00', 404],
      ['/\\evil', 200],
      [`/${'a'.repeat(5000)}`, 404],
      ['/?a[]=%ff', 200],
    ] as const) {
      const { statusCode, body, headers } = await app.inject({ url })
      expect(statusCode, url).toBe(status)
      expect(body).not.toContain('evil.example/')
      expect(headers.location).toBeUndefined()
    }
  })

  it("answers an address that cannot be decoded with a page in the visitor's language", async () => {
    const greek = await app.inject('/%E0%A4')
    expect(greek.statusCode).toBe(400)
    expect(greek.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(greek.body).toContain('<html lang="el">')
    expect(greek.body).toContain('<h1>Η διεύθυνση δεν διαβάζεται</h1>')
    expect(greek.body).toContain('<a href="/">')
    const english = await app.inject('/products/%E0%A4?lang=en')
    expect(english.statusCode).toBe(400)
    expect(english.body).toContain('<h1>This address cannot be read</h1>')
  })
})

describe('falls back to the client-rendered document', () => {
  const isClientRendered = (body: string) =>
    body.includes('<div id="root"></div>') && body.includes('shell.js')

  it.each([
    ['cannot be parsed', 'exports.routes = ['],
    ['throws when it is loaded', 'throw new Error("at load")'],
    ['requires a module that the server does not provide', 'require("node:fs")'],
    ['throws in a loader', page('x', '() => { throw new Error("in a loader") }')],
    ['answers 5xx in a loader', page('x', '() => { throw new Response(null, { status: 503 }) }')],
    [
      'throws at render',
      'exports.routes = [{ path: "/", Component: () => { throw new Error("at render") } }]',
    ],
  ])('when the remote %s', async (_what, code) => {
    const { statusCode, headers, body } = await release(code)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(isClientRendered(body)).toBe(true)
  })

  it.each([
    ['a loader', page('x', '() => new Promise(() => {})')],
    [
      'a loader of a lazy route',
      `exports.routes = [{
        path: '/',
        loader: () => new Promise(() => {}),
        lazy: async () => ({ Component: () => 'x' }),
      }]`,
    ],
  ])('when %s never answers, which is logged as a warning', async (_what, code) => {
    const impatient = await buildApp({ ...config, RENDER_LIMIT: 50, LOG_LEVEL: 'warn' })
    onTestFinished(() => impatient.close())
    const lines: unknown[] = []
    impatient.addHook('onRequest', async request => {
      for (const level of ['warn', 'error'] as const) {
        vi.spyOn(request.log, level).mockImplementation((...line) => lines.push([level, ...line]))
      }
    })
    await published.goLive(`1.0.${++patch}`, code)
    expect(isClientRendered((await impatient.inject('/')).body)).toBe(true)
    expect(lines).toEqual([['warn', 'rendered in the browser instead: not rendered in 50 ms']])
  })

  it('when the bundle is missing', async () => {
    await published.goLive(`1.0.${++patch}`, page('Gone'))
    const file = `storefront/1.0.${patch}/server/storefront.cjs`
    await unlink(join(published.directory, 'releases', file))
    expect(isClientRendered((await app.inject('/')).body)).toBe(true)
  })
})

describe('a release store that was changed', () => {
  it('runs no server bundle that was changed together with its release.json, and says so in the metrics', async () => {
    await release(page('Good'))
    const bundle = await published.goLive(`1.0.${++patch}`, page('Better'))
    const trusted = async () =>
      /^stampa_registry_trusted.*/m.exec((await app.inject('/metrics')).body)?.[0]
    expect(await trusted()).toBe('stampa_registry_trusted{reason="none"} 1')

    const description = join(bundle, '../../release.json')
    const signed = await readFile(description, 'utf8')
    onTestFinished(() => writeFile(description, signed))
    const forged = page('Forged')
    const { files, ...rest } = JSON.parse(signed)
    files[rest.server] = { integrity: integrityOf(forged), bytes: Buffer.byteLength(forged) }
    await writeFile(bundle, forged)
    await writeFile(description, JSON.stringify({ ...rest, files }))
    expect(await trusted()).toBe('stampa_registry_trusted{reason="altered"} 0')
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('Forged')

    await writeFile(bundle, page('Better'))
    expect((await app.inject('/')).body).toContain('<h1>Better</h1>')
    await writeFile(description, signed)
    expect(await trusted()).toBe('stampa_registry_trusted{reason="none"} 1')
  })

  it('renders the last good release while the metadata is damaged, and a new process renders none', async () => {
    await release(page('Last good'))
    const timestamp = join(published.store.directory, 'metadata/timestamp.json')
    const signed = await readFile(timestamp)
    await writeFile(timestamp, signed.subarray(0, 100))
    onTestFinished(() => writeFile(timestamp, signed))
    expect((await app.inject('/')).body).toContain('<h1>Last good</h1>')
    expect((await app.inject('/metrics')).body).toContain(
      'stampa_registry_trusted{reason="malformed"} 0',
    )
    const restarted = await buildApp(config)
    onTestFinished(() => restarted.close())
    expect((await restarted.inject('/')).statusCode).toBe(500)
  })
})

describe('form sent without JavaScript', () => {
  /** A page at `/` whose action asks a service and returns what the form contained. */
  const withForm = `
    const { createElement } = require('react')
    const { apiOrigin, data, publicFetch, redirect, useActionData } = require('@stampa/platform')
    exports.routes = [{
      path: '/',
      loader: () => ({}),
      async action({ request }) {
        const form = await request.formData()
        const name = form.get('name')
        if (name === 'throw') throw new Error('secret')
        if (name === 'away') return redirect('/thanks', 303)
        if (!name) return data({ problem: 'Name is required' }, { status: 422 })
        const file = form.get('file')
        const sent = await publicFetch(new Request(apiOrigin + '/api/company/letters', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        }))
        return { name, size: file?.size, stored: sent.ok }
      },
      handle: { head: () => ({ title: 'Form' }) },
      Component() {
        const answer = useActionData()
        return createElement('output', null, JSON.stringify(answer ?? 'nothing sent'))
      },
    }]`

  const urlencoded = 'application/x-www-form-urlencoded'
  const field = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnna\r\n'
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/',
      remoteAddress: '127.0.0.1',
      headers: { host: 'shop.example', 'content-type': urlencoded, ...headers },
      payload,
    })
  const output = (body: string) =>
    /<output>(.*?)<\/output>/.exec(body)?.[1]?.replaceAll('&quot;', '"')

  beforeAll(() => published.goLive(`1.0.${++patch}`, withForm))

  it('is answered with its page, which is not cached', async () => {
    const { statusCode, headers, body } = await post('name=%CE%86%CE%BD%CE%BD%CE%B1')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(output(body)).toBe('{"name":"Άννα","stored":true}')
    expect(body).toContain('210 1234567')
    // For the browser, in case its script runs after all.
    expect(body).toContain('"actionData":{')
    expect(output((await app.inject('/')).body)).toBe('"nothing sent"')
  })

  it('may contain a file', async () => {
    const form = new FormData()
    form.set('name', 'Άννα')
    form.set('file', new File(['x'.repeat(5_000_000)], 'a.png', { type: 'image/png' }))
    const sent = new Response(form)
    const answer = await post(Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    })
    expect(answer.statusCode).toBe(200)
    expect(output(answer.body)).toBe('{"name":"Άννα","size":5000000,"stored":true}')
  })

  it('is answered with the status that its page sets', async () => {
    const { statusCode, body } = await post('name=')
    expect(statusCode).toBe(422)
    expect(output(body)).toContain('Name is required')
  })

  it('is answered with 404 when its page is not found, whatever its action answers', async () => {
    const code = `
      const { data } = require('@stampa/platform')
      exports.routes = [{
        path: '/',
        loader() { throw data(null, { status: 404, statusText: 'Not Found' }) },
        action: () => data({ sent: false }, { status: 400 }),
        Component: () => 'x',
      }]`
    await published.goLive(`1.0.${++patch}`, code)
    onTestFinished(async () => {
      await published.store.rollback('storefront')
    })
    const { statusCode, body } = await post('name=Anna')
    expect(statusCode).toBe(404)
    expect(body).toContain('Η σελίδα δεν βρέθηκε')
    expect(body).toContain('210 1234567')
  })

  it('redirects where its page says', async () => {
    const { statusCode, headers } = await post('name=away')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/thanks')
  })

  it("reaches the service with the visitor's request id and address", async () => {
    asked.length = 0
    await post('name=Anna', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'f'.repeat(32) })
    const letter = asked.find(({ method }) => method === 'POST')
    expect(letter).toMatchObject({ url: '/api/company/letters', body: '{"name":"Anna"}' })
    expect(letter?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'f'.repeat(32),
      'content-type': 'application/json',
    })
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    [{ origin: 'http://shop.example' }, 200],
    [{ origin: 'https://shop.example.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('with the origin headers %o is answered %i', async (headers, status) => {
    asked.length = 0
    const { statusCode, body } = await post('name=Anna', headers as Record<string, string>)
    expect(statusCode).toBe(status)
    if (status === 403) {
      expect(body).toContain('Η φόρμα στάλθηκε από άλλον ιστότοπο.')
      expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
    }
  })

  it.each([
    [urlencoded, 'name=Anna&', ''],
    ['multipart/form-data; charset="boundary=y"; boundary=x', field, '--x--\r\n'],
  ])('is refused in words when it has more than 1,000 fields: %s', async (type, one, end) => {
    const send = (fields: number) => post(one.repeat(fields) + end, { 'content-type': type })
    expect(output((await send(999)).body)).toBe('{"name":"Anna","stored":true}')
    const { statusCode, body } = await send(1001)
    expect(statusCode).toBe(413)
    expect(body).toContain('Η φόρμα έχει πάρα πολλά πεδία.')
  })

  it('is refused in words when it is too large or not a form', async () => {
    const large = await post(`name=${'x'.repeat(6 * 1024 * 1024)}`, { cookie: 'lang=en' })
    expect(large.statusCode).toBe(413)
    expect(large.body).toContain('<html lang="en">')
    expect(large.body).toContain('The file is too large')
    const huge = await post(`name=${'x'.repeat(9 * 1024 * 1024)}`)
    expect(huge.statusCode).toBe(413)
    const json = await post('{}', { 'content-type': 'application/json' })
    expect(json.statusCode).toBe(415)
    const unnamed = await app.inject({
      method: 'POST',
      url: '/',
      headers: { host: 'shop.example' },
    })
    expect(unnamed.statusCode).toBe(415)
  })

  it('is answered with an error page without the cause when its action fails', async () => {
    const { statusCode, headers, body } = await post('name=throw')
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Η αποστολή δεν ολοκληρώθηκε')
    expect(body).toContain('<a href="http://shop.example/">')
    expect(body).not.toContain('secret')
  })

  it.each([
    [urlencoded, `name=${'+'.repeat(300_000)}`],
    ['multipart/form-data; boundary=x', `${field.replace('Anna', 'a'.repeat(300_000))}--x--\r\n`],
    ['multipart/form-data; boundary=x', `--x\r\n${'x: y\r\n'.repeat(50_000)}\r\n--x--\r\n`],
    [
      'multipart/form-data; boundary=x',
      `${`--x\r\nx: ${'y'.repeat(900)}\r\n\r\n\r\n`.repeat(300)}`,
    ],
  ])('is refused in words when it has too much text: %s', async (type, body) => {
    const answer = await post(body, { 'content-type': type })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain('Η φόρμα έχει πάρα πολύ κείμενο.')
  })

  it.each([
    ['multipart/form-data; boundary=x', 'nonsense'],
    ['multipart/form-data; boundary=x', '--x\r\nno header\r\n\r\nAnna\r\n--x--\r\n'],
    ['multipart/form-data', `${field}--x--\r\n`],
  ])('counts a body that is no form of %s as no failure of its release', async (type, body) => {
    const failures = async () => {
      const { body: metrics } = await app.inject('/metrics')
      return metrics
        .split('\n')
        .filter(line => /^stampa_page_fallbacks_total.*storefront/.test(line))
    }
    const before = await failures()
    expect(before).not.toEqual([])
    const answer = await post(body, { 'content-type': type })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Δεν ήταν φόρμα.')
    expect(await failures()).toEqual(before)
    expect((await post('%%%=%ff&&=')).statusCode).toBe(422)
  })
})

describe('readiness', () => {
  it('requires every part to be ready', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    servicesReady = false
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    servicesReady = true
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
