import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect as connectPlain, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect } from 'node:tls'
import { freePorts } from '@stampa/stack/free-ports'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ask, type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
let folder: string
let nginx: ChildProcess
let plainPort: number
let tlsPort: number

beforeAll(async () => {
  gateway = await startGateway({}, { publicScheme: 'https', behindProxy: true })
  gateway.catalog.answer = (_, response) => response.writeHead(200).end('[]')
  folder = await mkdtemp(join(tmpdir(), 'stampa-tls-'))
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=shop.example', '-keyout', key, '-out', certificate]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject], { stdio: 'ignore' })
  ;[plainPort = 0, tlsPort = 0] = await freePorts(2)
  const servers = (await readFile(join(import.meta.dirname, '../../deploy/tls.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${tlsPort} ssl;`)
    .replaceAll('/etc/ssl/shop', folder)
    .replace('127.0.0.1:8080', `127.0.0.1:${gateway.port}`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `${user} pid ${folder}/pid; error_log stderr crit; events {} http { ${servers} }`,
  )
  nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  await vi.waitUntil(
    () =>
      handshake().then(
        () => true,
        () => false,
      ),
    { timeout: 30_000 },
  )
})

afterAll(async () => {
  if (nginx.exitCode === null) {
    const exited = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await exited
  }
  await gateway.stop()
  await rm(folder, { recursive: true })
})

/** Returns protocol and cipher of a connection. */
async function handshake(options: ConnectionOptions = {}) {
  const socket = connect({
    port: tlsPort,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    ...options,
  })
  try {
    await once(socket, 'secureConnect')
    return { protocol: socket.getProtocol(), cipher: socket.getCipher().name }
  } finally {
    socket.destroy()
  }
}

test('offers TLS 1.3, and 1.2 with strong ciphers only', async () => {
  expect(await handshake()).toMatchObject({ protocol: 'TLSv1.3' })
  expect(await handshake({ maxVersion: 'TLSv1.2' })).toEqual({
    protocol: 'TLSv1.2',
    cipher: 'ECDHE-ECDSA-AES256-GCM-SHA384',
  })
  const refused: ConnectionOptions[] = [
    { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' },
    { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0' },
    { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA384:@SECLEVEL=0' },
  ]
  for (const options of refused) await expect(handshake(options)).rejects.toThrow(/alert/)
})

test('redirects pages to https, and refuses calls without it', async () => {
  const page = await ask(plainPort, '/products?q=1', { headers: { host: 'shop.example' } })
  expect(page.status).toBe(308)
  expect(page.headers.location).toBe('https://shop.example/products?q=1')
  const call = await ask(plainPort, '/api/auth/login', { method: 'POST', body: '{}' })
  expect(call.status).toBe(403)
  expect(call.headers).not.toHaveProperty('location')
  expect(gateway.identity.seen).toEqual([])
})

test('passes requests on with the address of the client and HSTS', async () => {
  const outgoing = request({
    port: tlsPort,
    host: '127.0.0.1',
    path: '/api/products',
    rejectUnauthorized: false,
    headers: { 'x-forwarded-for': '203.0.113.9', host: 'shop.example' },
  }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(200)
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(gateway.catalog.seen.at(-1)?.headers).toMatchObject({
    host: 'shop.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
})

test('closes connections that send no header, also before the handshake', async () => {
  const sockets: Socket[] = [
    connectPlain(tlsPort, '127.0.0.1'),
    connectPlain(plainPort, '127.0.0.1'),
    connect({ port: tlsPort, host: '127.0.0.1', rejectUnauthorized: false }),
  ]
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const ends = sockets.map(async socket => {
    const { promise, resolve } = Promise.withResolvers()
    socket.on('error', () => {}).on('close', resolve)
    socket.resume()
    await promise
  })
  // The gateway waits 10 s for the rest of a body.
  const paused = gateway
    .raw('POST /api/products HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf')
    .then(() => 'body')
  const ended = Promise.all(ends).then(() => 'headers')
  expect(await Promise.race([ended, paused])).toBe('headers')
})
