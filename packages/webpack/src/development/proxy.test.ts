import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http'
import { createServer as createPlain } from 'node:http'
import { createServer as createSecure, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DevelopmentProxy } from './proxy.ts'

let folder: string
let key: string
let cert: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-dev-proxy-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', keyFile, '-out', certFile],
    ],
    { stdio: 'ignore' },
  )
  ;[key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')])
  globalAgent.options.ca = cert
})

afterAll(async () => {
  delete globalAgent.options.ca
  await rm(folder, { recursive: true })
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe.each(['http:', 'https:'])('in front of a shop with %s', protocol => {
  let shop: Server
  let proxy: DevelopmentProxy
  let origin: string
  let own: string
  let seen: { url: string; headers: IncomingHttpHeaders; body: string }[]

  beforeAll(async () => {
    const answer: RequestListener = async (request, response) => {
      const body = (await request.toArray()).join('')
      seen.push({ url: request.url ?? '', headers: request.headers, body })
      response
        .writeHead(303, {
          location: request.url === '/elsewhere' ? 'https://elsewhere.example/' : `${origin}/next`,
          'set-cookie': ['__Host-device=x; Path=/; HttpOnly; Secure', 'lang=el; Path=/; Secure'],
        })
        .end('{}')
    }
    shop = protocol === 'https:' ? createSecure({ key, cert }, answer) : createPlain(answer)
    origin = `${protocol}//localhost:${await listen(shop)}`
    proxy = new DevelopmentProxy({ platform: new URL(origin), buildDirectory: folder })
    own = `http://127.0.0.1:${await listen(proxy.server)}`
  })
  beforeEach(() => {
    seen = []
  })
  afterAll(() => {
    for (const server of [proxy.server, shop]) server.close().closeAllConnections()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(own + path, { method: 'POST', body: 'a=b', redirect: 'manual', headers })

  test('a request arrives as one of its own site', async () => {
    await ask('//path?a=b', { origin: own, referer: `${own}/contact`, dpop: 'of another address' })
    const [{ url, headers, body } = { headers: {} as IncomingHttpHeaders }] = seen
    expect({ url, body }).toEqual({ url: '//path?a=b', body: 'a=b' })
    expect(headers).toMatchObject({
      host: new URL(origin).host,
      origin,
      referer: `${origin}/contact`,
      'accept-encoding': 'identity',
    })
    expect(headers).not.toHaveProperty('dpop')
  })

  test('a request of another site stays one', async () => {
    await ask('/', { origin: 'https://evil.example', referer: 'https://evil.example/' })
    expect(seen[0]?.headers).toMatchObject({
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    })
  })

  test('the browser stays at this address, and keeps the cookies without https', async () => {
    const { headers } = await ask('/')
    expect(headers.get('location')).toBe('/next')
    expect(headers.getSetCookie()).toEqual(['device=x; Path=/; HttpOnly', 'lang=el; Path=/'])
    expect((await ask('/elsewhere')).headers.get('location')).toBe('https://elsewhere.example/')
  })

  test('the shop gets its cookies under the names that it set', async () => {
    await ask('/', { cookie: 'device=x; lang=el' })
    expect(seen[0]?.headers.cookie).toBe(
      protocol === 'https:'
        ? 'device=x; __Host-device=x; lang=el; __Host-lang=el'
        : 'device=x; lang=el',
    )
  })
})
