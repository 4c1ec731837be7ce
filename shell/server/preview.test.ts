import { once } from 'node:events'
import { unlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Lanes } from '@stampa/release'
import type { App } from '@stampa/service-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { PublishedShell, page } from './test/published.ts'

let published: PublishedShell
let app: App
let services: Server
let token: string
/** Header `baggage` of each call of a service. */
const asked: (string | string[] | undefined)[] = []

const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000)
const host = 'shop.example'

/** Publishes the code without making it live, and returns the token of its preview. */
async function preview(version: string, code: string, name: 'storefront' | 'shell' = 'storefront') {
  await published.publish(version, code, name)
  return published.store.previewToken({ name, version, until })
}

/** Requests a page as the holder of a preview's cookie. */
const asHolder = (url = '/', of = token) =>
  app.inject({ url, headers: { host, cookie: `preview=${of}; lang=en` } })

beforeAll(async () => {
  published = await PublishedShell.create()
  await published.goLive('1.0.0', page('The live one'))
  token = await preview('1.0.1', page('The next one'))
  services = createServer((request, response) => {
    asked.push(request.headers.baggage)
    response.writeHead(request.url === '/readyz' ? 200 : 404).end()
  })
  services.listen(0, '127.0.0.1')
  await once(services, 'listening')
  const { port } = services.address() as AddressInfo
  app = await buildApp(published.config({ company: `http://127.0.0.1:${port}` }))
})

afterAll(async () => {
  await app.close()
  services.close()
  await published.remove()
})

test('a link opens the preview in this browser until its end', async () => {
  const { statusCode, headers } = await app.inject({ url: `/preview/${token}`, headers: { host } })
  expect(statusCode).toBe(303)
  expect(headers).toMatchObject({
    location: '/',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'set-cookie': `preview=${token}; Path=/; Expires=${until.toUTCString()}; HttpOnly; SameSite=Lax`,
  })
})

test('its cookie cannot be set by another host with TLS', async () => {
  const headers = { host, 'x-forwarded-proto': 'https' }
  const secured = await app.inject({
    url: `/preview/${token}`,
    headers,
    remoteAddress: '127.0.0.1',
  })
  expect(secured.headers['set-cookie']).toMatch(/^__Host-preview=.*; Path=\/; .*; Secure$/)
})

test('its holder gets the version, in the document and for the browser, with a bar that says so', async () => {
  const { statusCode, headers, body } = await asHolder()
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>The next one</h1>')
  expect(body).toContain('/mfe/storefront/1.0.1/entry.js')
  expect(body).not.toContain('/mfe/storefront/1.0.0/')
  expect(body).toMatch(/<body>\n<aside .*storefront 1\.0\.1.*<form method="post".*<div id="root">/s)
  expect(body).toContain('<meta name="preview">')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('everybody else gets the live version without a trace of it', async () => {
  await asHolder()
  const { headers, body } = await app.inject({ url: '/', headers: { host } })
  expect(body).toContain('<h1>The live one</h1>')
  expect(body).not.toContain('preview')
  expect(body).not.toContain('1.0.1')
  expect(headers['cache-control']).toContain('s-maxage=1')
  expect(headers).not.toHaveProperty('x-robots-tag')
})

test('a shell can be previewed, and one that does not start still has the bar', async () => {
  const ofShell = await preview('1.0.1', 'throw new Error("at load")', 'shell')
  const { statusCode, body, headers } = await asHolder('/', ofShell)
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(body).toContain('/mfe/shell/1.0.1/entry.js')
  expect(body).toContain('shell 1.0.1')
  expect(headers['cache-control']).toBe('no-store')
})

test('a preview that fails counts as no failure of what is live', async () => {
  const failing = await preview('1.0.2', page('Fails', '() => { throw new Error("fails") }'))
  expect((await asHolder('/', failing)).body).toContain('<div id="root"></div>')
  expect(await app.metrics.metrics()).not.toContain('version="1.0.2"')
})

test('a redirect of a preview is not stored', async () => {
  const moved = `() => { throw Response.redirect('http://shop.example/other', 301) }`
  const { statusCode, headers } = await asHolder('/', await preview('1.0.3', page('Moved', moved)))
  expect(statusCode).toBe(301)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test.each([
  ['invented', () => `storefront~1.0.1~${until.getTime() / 1000}~${'A'.repeat(86)}`],
  ['of another form', () => 'x'.repeat(300)],
  ['empty', () => ''],
  ['changed', () => token.replace('1.0.1', '1.0.0')],
  [
    'in the past',
    () =>
      published.store.previewToken({ name: 'storefront', version: '1.0.1', until: new Date(0) }),
  ],
])('a token that is %s opens nothing', async (_what, of) => {
  const wrong = await of()
  const opened = await app.inject({ url: `/preview/${wrong}`, headers: { host } })
  expect(opened.statusCode).toBe(404)
  expect(opened.headers).not.toHaveProperty('set-cookie')
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.body).toContain('<h1>Η προεπισκόπηση δεν υπάρχει</h1>')
  expect(opened.body).toContain('<a href="/">')

  const { body, headers } = await asHolder('/', wrong)
  expect(body).toContain('<h1>The live one</h1>')
  expect(body).not.toContain('stampa-preview')
  expect(headers['set-cookie']).toMatch(/^preview=; Path=\/; Expires=Thu, 01 Jan 1970/)
})

test('says in English that there is no such preview', async () => {
  const { body } = await app.inject({ url: '/preview/x?lang=en', headers: { host } })
  expect(body).toContain('<h1>There is no such preview</h1>')
})

test('ends by the button of the bar, not by another site', async () => {
  const end = (origin: string) =>
    app.inject({
      method: 'POST',
      url: '/preview/end',
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const ended = await end(`http://${host}`)
  expect(ended.statusCode).toBe(303)
  expect(ended.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' })
  expect(ended.headers['set-cookie']).toMatch(/^preview=; Path=\/; Expires=Thu, 01 Jan 1970/)
  const foreign = await end('https://evil.example')
  expect(foreign.statusCode).toBe(403)
  expect(foreign.headers).not.toHaveProperty('set-cookie')
})

test('previews do not take the live version out of memory', async () => {
  const live = () => app.inject({ url: '/', headers: { host } })
  const visitPreviews = async (...versions: string[]) => {
    for (const version of versions) await asHolder('/', await preview(version, page(version)))
  }
  // As many as are kept: the live version comes after them, and is the oldest after three more.
  await visitPreviews('1.1.0', '1.1.1', '1.1.2', '1.1.3')
  await live()
  await visitPreviews('1.1.4', '1.1.5', '1.1.6')
  await live()
  await visitPreviews('1.1.7')
  await unlink(join(published.store.directory, 'storefront/1.0.0/server/storefront.cjs'))
  expect((await live()).body).toContain('<h1>The live one</h1>')
})

describe('of a lane', () => {
  let lane: string
  let address: string

  const named = (of = lane) => ({ host, baggage: `stampa-lane=${of}` })

  beforeAll(async () => {
    const { directory } = published
    address = `127.0.0.1:${(services.address() as AddressInfo).port}`
    const lanes = new Lanes({
      folder: join(directory, 'lanes'),
      directory: published.store.directory,
      root: join(directory, 'trust/root.json'),
      keys: join(directory, 'keys'),
      addresses: '127.0.0.1',
      gateway: [],
      origin: '',
    })
    const open = { action: 'open', services: { company: address }, hours: 1 } as const
    await lanes.change(
      open,
      () => {},
      link => {
        lane = link.replace('/preview/', '')
      },
    )
    const loader = `async ({ request }) => (await fetchOf(new Request(new URL('/api/company', request.url))), {})`
    const code = page('With a call', loader)
    await published.goLive(
      '2.0.0',
      `const { publicFetch: fetchOf } = require('@stampa/platform')\n${code}`,
    )
  })

  test('a link opens it while the gateway knows it', async () => {
    const url = `/preview/${lane}`
    const opened = await app.inject({ url, headers: named() })
    expect(opened.statusCode).toBe(303)
    expect(opened.headers['set-cookie']).toMatch(new RegExp(`^preview=${lane}; Path=/; Expires=`))
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404)
  })

  test('pages have the bar, and their calls name the lane; those of others do not', async () => {
    asked.length = 0
    const { body, headers } = await app.inject({ url: '/', headers: named() })
    expect(body).toContain('<h1>With a call</h1>')
    expect(body).toContain(`<b>company ${address}</b>`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(new Set(asked)).toEqual(new Set([`stampa-lane=${lane}`]))

    asked.length = 0
    const live = await app.inject({ url: '/', headers: { host } })
    expect(live.body).not.toContain('stampa-preview')
    expect(live.headers['cache-control']).toContain('s-maxage=1')
    expect(new Set(asked)).toEqual(new Set([undefined]))
  })

  test('simultaneous pages of the lane and live ones keep their calls apart', async () => {
    asked.length = 0
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { body } = await app.inject({ url: '/', headers: index % 2 ? named() : { host } })
        return body.includes('stampa-preview')
      }),
    )
    expect(bodies).toEqual(Array.from({ length: 20 }, (_, index) => index % 2 === 1))
    expect(asked.filter(Boolean)).toHaveLength(asked.length / 2)
  })

  test('is not counted', async () => {
    const views = async () =>
      /version="2.0.0",outcome="rendered".*/.exec(await app.metrics.metrics())?.[0]
    const before = await views()
    await app.inject({ url: '/', headers: named() })
    expect(await views()).toBe(before)
  })

  test('a cookie of it ends when the gateway does not know it any more', async () => {
    const { body, headers } = await asHolder('/', lane)
    expect(body).not.toContain('stampa-preview')
    expect(headers['set-cookie']).toMatch(/^preview=; Path=\/; Expires=Thu, 01 Jan 1970/)
  })

  test('baggage that is not signed names none', async () => {
    asked.length = 0
    const { body } = await app.inject({
      url: '/',
      headers: named(lane.replace('company', 'orders')),
    })
    expect(body).not.toContain('stampa-preview')
    expect(new Set(asked)).toEqual(new Set([undefined]))
  })
})
