import { unlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { App } from '@stampa/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { PublishedShell } from './test/published.ts'

/** A remote's server bundle with one page at `/`. */
const page = (text: string, loader = '() => ({})') => `
  const { createElement } = require('react')
  exports.routes = [{
    path: '/',
    loader: ${loader},
    handle: { head: () => ({ title: ${JSON.stringify(text)}, canonical: '/' }) },
    Component: () => createElement('h1', null, ${JSON.stringify(text)}),
  }]`

let published: PublishedShell
let services: Server
let servicesReady = true
let app: App
let config: Config
let patch = 0

/** Releases the code as the next version and asks for an address. */
async function release(code: string, url = '/') {
  await published.goLive(`1.0.${++patch}`, code)
  return app.inject({ url, headers: { host: 'shop.example' } })
}

beforeAll(async () => {
  published = await PublishedShell.create()
  services = createServer((request, response) => {
    const ready = request.url !== '/readyz' || servicesReady
    response.writeHead(ready ? 200 : 503, { 'content-type': 'application/json' })
    response.end(request.url?.startsWith('/api/company') ? '{"telephone":"210 1234567"}' : '[]')
  }).listen(0, '127.0.0.1')
  await new Promise(listening => services.once('listening', listening))
  const { port } = services.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1/32',
    RELEASES_DIR: join(published.directory, 'releases'),
    SERVICES: JSON.stringify({ company: url, categories: url }),
    // Generous: whether a busy machine renders in time is not what is tested.
    RENDER_LIMIT: 10_000,
  }
  app = await buildApp(config)
})

afterAll(async () => {
  await app.close()
  services.close()
  await published.remove()
})

describe('a first view', () => {
  it('is frame and page in one document, with its head and its data', async () => {
    const { statusCode, headers, body } = await release(page('Hello from the server'))
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('s-maxage=1')
    expect(body).toContain('<title>Hello from the server</title>')
    expect(body).toContain('<link rel="canonical" href="http://shop.example/">')
    expect(body).toContain('<h1>Hello from the server</h1>')
    expect(body).toContain('210 1234567')
    expect(body).toContain('id="stampa-data"')
  })

  it('is that of the release that is live at that moment, also after a rollback', async () => {
    expect((await release(page('First'))).body).toContain('<h1>First</h1>')
    expect((await release(page('Second'))).body).toContain('<h1>Second</h1>')
    await published.store.rollback('storefront')
    expect((await app.inject('/')).body).toContain('<h1>First</h1>')
  })

  it('answers 404, inside the frame, where there is nothing', async () => {
    const { statusCode, body } = await release(page('Home'), '/nothing/here')
    expect(statusCode).toBe(404)
    expect(body).toContain('Η σελίδα δεν βρέθηκε')
    expect(body).toContain('210 1234567')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  it('follows a loader that redirects', async () => {
    const code = page('x', `() => { throw Response.redirect('http://shop.example/other', 301) }`)
    const { statusCode, headers } = await release(code)
    expect(statusCode).toBe(301)
    expect(headers.location).toBe('http://shop.example/other')
  })

  it('is in the language that the visitor has chosen, and says so', async () => {
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

  it('survives hostile addresses', async () => {
    await release(page('Home'))
    for (const url of [
      '//evil.example',
      '/%',
      '/%00',
      '/\\evil',
      `/${'a'.repeat(5000)}`,
      '/?a[]=%ff',
    ]) {
      const { statusCode, body, headers } = await app.inject({ url })
      expect([200, 400, 404]).toContain(statusCode)
      expect(body).not.toContain('evil.example/')
      expect(headers.location).toBeUndefined()
    }
  })
})

describe('the client-rendered document takes its place', () => {
  const isClientRendered = (body: string) =>
    body.includes('<div id="root"></div>') && body.includes('shell.js')

  it.each([
    ['cannot be parsed', 'exports.routes = ['],
    ['throws when it is loaded', 'throw new Error("at load")'],
    ['asks for what the server does not provide', 'require("node:fs")'],
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

  it('when a loader never answers', async () => {
    const impatient = await buildApp({ ...config, RENDER_LIMIT: 50 })
    await published.goLive(`1.0.${++patch}`, page('x', '() => new Promise(() => {})'))
    expect(isClientRendered((await impatient.inject('/')).body)).toBe(true)
    await impatient.close()
  })

  it('when the bundle is missing', async () => {
    await published.goLive(`1.0.${++patch}`, page('Gone'))
    const file = `storefront/1.0.${patch}/server/storefront.cjs`
    await unlink(join(published.directory, 'releases', file))
    expect(isClientRendered((await app.inject('/')).body)).toBe(true)
  })
})

describe('readiness', () => {
  it('is that of every part', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    servicesReady = false
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    servicesReady = true
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
