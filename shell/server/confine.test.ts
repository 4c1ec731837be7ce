import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PublishedShell } from './test/published.ts'

/** Expressions by which a bundle may try to leave its process, with the expected refusal. */
const ways: [expression: string, refusal: string | RegExp][] = [
  ['require("node:fs")', 'does not provide'],
  ['import("node:fs")', 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING'],
  ['process.getBuiltinModule("node:fs")', 'is not a function'],
  ['process.binding("fs")', 'is not a function'],
  ['process.kill(process.ppid, 0)', 'is not a function'],
  ['fetch(foreign)', 'not a service'],
  ['socket(foreign)', 'closed'],
  ['failed(new process.stdout.constructor().connect(new URL(foreign).port))', 'not a service'],
  // The same with a `require` that has leaked: the process is refused, whichever module asks.
  ['leaked("fs").readFileSync("/etc/hostname")', 'ERR_ACCESS_DENIED'],
  ['leaked("fs").readFileSync(secret)', 'ERR_ACCESS_DENIED'],
  ['leaked("fs").readFileSync(releases + "/../keys/storefront.pem")', 'ERR_ACCESS_DENIED'],
  ['leaked("fs").writeFileSync("server/written", "")', 'ERR_ACCESS_DENIED'],
  ['leaked("fs").writeFileSync(releases + "/metadata/timestamp.json", "{}")', 'ERR_ACCESS_DENIED'],
  ['leaked("child_process").execFileSync("true")', 'ERR_ACCESS_DENIED'],
  ['new (leaked("worker_threads").Worker)("0", { eval: true })', 'ERR_ACCESS_DENIED'],
  ['new (leaked("wasi").WASI)({ version: "preview1" })', 'ERR_ACCESS_DENIED'],
  ['new (leaked("inspector").Session)().connect()', 'ERR_ACCESS_DENIED'],
  ['leakedDlopen({ exports: {} }, "addon.node")', 'ERR_DLOPEN_DISABLED'],
  ['failed(leaked("http").get(foreign))', 'not a service'],
  ['failed(leaked("tls").connect(new URL(foreign).port))', 'not a service'],
  ['failed(leaked("net").connect("/run/any.sock"))', 'not a service'],
]

const leak = encodeURIComponent(`import { createRequire } from 'node:module'
  globalThis.leaked = createRequire('file:///')
  globalThis.leakedDlopen = process.dlopen`)

let published: PublishedShell
let service: Server
let foreign: Server
let foreignConnections = 0
let pages: Pages
const processes: ChildProcess[] = []

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Code of a bundle that evaluates one of the expressions and throws its failure. */
const attempts = () => `
  const foreign = ${JSON.stringify(urlOf(foreign))}
  const releases = ${JSON.stringify(published.store.directory)}
  const secret = ${JSON.stringify(join(published.directory, 'secret'))}
  const failed = emitter => new Promise((_, reject) => emitter.on('error', reject))
  const socket = url => new Promise((onopen, reject) =>
    Object.assign(new WebSocket(url), { onopen, onerror: () => reject(new Error('closed')) }))
  exports.attempts = [${ways.map(([expression]) => `async () => (${expression})`)}]`

/** A shell that answers each visit with the name of a place: what the bundle's attempt led to. */
const shell = () => `
  ${attempts()}
  exports.modules = {}
  exports.serveFetchWith = ask => { exports.ask = ask }
  exports.render = async ({ request, remote }) => {
    const [, from, index] = new URL(request.url).pathname.split('/')
    const { attempts } = from === 'shell' ? exports : remote
    const result = index === undefined
      ? exports.ask(new Request('http://any/api/company')).then(answer => answer.text())
      : attempts[index]().then(() => 'it did', e => [e.code, e.message, e.cause?.message].join(' '))
    return { kind: 'redirect', status: 302, location: '/' + encodeURIComponent(await result) }
  }`

interface Pages {
  origin: string
  log: { msg?: string; err?: { message: string } }[]
  stop(): Promise<void>
}

/**
 * Starts the page server with the image's command.
 *
 * @param change returns other flags
 * @throws with its output when it ends
 */
async function start(change = (flags: string[]) => flags): Promise<Pages> {
  const dockerfile = await readFile(join(import.meta.dirname, '../Dockerfile'), 'utf8')
  const [, command = ''] = /^CMD (\[.*?\])$/ms.exec(dockerfile) ?? []
  const [, ...flags]: string[] = JSON.parse(command.replaceAll('\\\n', ''))
  const program = flags.pop() ?? ''
  const args = change(
    flags.map(flag =>
      flag
        .replace('=/releases/', `=${published.store.directory}/`)
        .replace('=/trust/', `=${join(published.directory, 'trust')}/`),
    ),
  )
  const leaking = [...args, '--import', `data:text/javascript,${leak}`, program]
  const child = spawn(process.execPath, leaking, {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PORT: '0',
      RELEASES_DIR: published.store.directory,
      RELEASES_ROOT: join(published.directory, 'trust/root.json'),
      SERVICES: JSON.stringify({ company: urlOf(service) }),
      // The first page of a process takes long on a busy machine.
      RENDER_LIMIT: '30000',
    },
  })
  processes.push(child)
  const exit = once(child, 'exit')
  const log: Pages['log'] = []
  const origin = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', line => {
    log.push(JSON.parse(line))
    const [, address] = /listening at (\S+)/.exec(log.at(-1)?.msg ?? '') ?? []
    if (address) origin.resolve(address)
  })
  let errors = ''
  child.stderr.on('data', data => {
    errors += data
  })
  exit.then(() => origin.reject(new Error(errors)))
  const stop = async () => {
    child.kill('SIGKILL')
    await exit
  }
  return { origin: await origin.promise, log, stop }
}

async function visit(path: string) {
  const response = await fetch(pages.origin + path, { redirect: 'manual' })
  const result = decodeURIComponent(response.headers.get('location') ?? '')
  return { status: response.status, result, html: await response.text() }
}

async function flipByte(path: string): Promise<() => Promise<void>> {
  const released = await readFile(path)
  const altered = Buffer.from(released)
  altered[0] = (altered[0] ?? 0) ^ 1
  await writeFile(path, altered)
  return () => writeFile(path, released)
}

beforeAll(async () => {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'stampa-confined-')))
  published = new PublishedShell(directory)
  await writeFile(join(directory, 'secret'), 'secret')
  service = createServer((_request, response) => response.end('a service')).listen(0, '127.0.0.1')
  foreign = createServer().listen(0, '127.0.0.1')
  foreign.on('connection', () => foreignConnections++)
  await Promise.all([once(service, 'listening'), once(foreign, 'listening')])
  await published.goLive('1.0.0', shell(), 'shell')
  await published.goLive('1.0.0', attempts())
  pages = await start()
})

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  service.close()
  foreign.close()
  await published.remove()
})

describe('a server bundle', () => {
  it('reaches the services', async () => {
    expect(await visit('/storefront')).toMatchObject({ status: 302, result: '/a service' })
  })

  it.each(ways.map(([expression, refusal], index) => ({ expression, refusal, index })))(
    'is refused: $expression',
    async ({ refusal, index }) => {
      for (const bundle of ['shell', 'storefront']) {
        expect((await visit(`/${bundle}/${index}`)).result).toMatch(refusal)
      }
      expect(foreignConnections).toBe(0)
    },
  )

  it('is not run after a change of a byte, and the visitor gets the client-rendered document', async () => {
    for (const name of ['shell', 'storefront'] as const) {
      const code = name === 'shell' ? shell() : attempts()
      const server = await published.goLive('1.0.1', code, name)
      const repair = await flipByte(server)
      const { status, html } = await visit('/storefront')
      expect(status).toBe(200)
      expect(html).toContain('<div id="root"></div>')
      const refusal = `1.0.1/server/${name}.cjs is not what was released`
      // The line may arrive after the response.
      await expect
        .poll(() => pages.log.filter(({ msg }) => msg === 'rendered in the browser instead'))
        .toContainEqual(
          expect.objectContaining({
            err: expect.objectContaining({ message: expect.stringContaining(refusal) }),
          }),
        )
      await repair()
      expect((await visit('/storefront')).result).toBe('/a service')
      // The verified code stays in memory.
      await flipByte(server)
      expect((await visit('/storefront')).result).toBe('/a service')
      await repair()
    }
  })
})

describe('a page server', () => {
  it('measures its memory and files', async () => {
    const metrics = await (await fetch(`${pages.origin}/metrics`)).text()
    expect(metrics).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(metrics).toMatch(/^process_open_fds [1-9]/m)
    expect(metrics).toMatch(/^process_max_fds [1-9]/m)
  })

  it('does not start without the permission model', async () => {
    await expect(start(() => [])).rejects.toThrow('must run with the flags')
  })

  it.each([
    ['--allow-fs-read=*', 'fs.read'],
    ['--allow-child-process', 'child'],
    ['--allow-worker', 'worker'],
    ['--allow-addons', 'addon'],
    ['--allow-wasi', 'wasi'],
    ['--allow-inspector', 'inspector'],
  ])('does not start with %s', async (flag, scope) => {
    await expect(start(flags => [...flags, flag])).rejects.toThrow(`must not have "${scope}"`)
  })

  it('gives up writing files before it evaluates a bundle', async () => {
    const folder = published.store.directory
    await pages.stop()
    pages = await start(flags => [...flags, `--allow-fs-write=${folder}/`])
    const index = ways.findIndex(([expression]) => expression.includes('timestamp.json'))
    expect((await visit(`/storefront/${index}`)).result).toContain('ERR_ACCESS_DENIED')
  })
})
