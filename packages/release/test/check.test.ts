import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { everything, factsOf, type OpenApi } from '@stampa/service-kit/openapi'
import { encodeUses, usesFile } from '@stampa/webpack/uses'
import { beforeEach, expect, test } from 'vitest'
import { readRelease } from '../src/build-folder.ts'
import { findChromium } from '../src/check/browser.ts'
import { checkRelease, checkService } from '../src/check/check-release.ts'
import { recordService } from '../src/check/services.ts'
import { openStore, type Store } from '../src/store.ts'
import { type FixtureBuild, temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()
let store: Store
let root: string

beforeEach(async () => {
  root = join(folder.path, 'workspace')
  store = openStore(join(folder.path, 'releases'))
})

const answer = {
  type: 'object',
  required: ['title', 'slug'],
  properties: { title: { type: 'string' }, slug: { type: 'string' } },
}

function documentWith(schema: object): OpenApi {
  const responses = { 200: { content: { 'application/json': { schema } } } }
  return { paths: { '/api/faq': { get: { security: [], responses } } } }
}

const faq = documentWith(answer)
const faqWithoutSlug = documentWith({
  ...answer,
  required: ['title'],
  properties: { title: { type: 'string' } },
})

/** A shell that renders a page by calling the loader of its remote. */
const shellBundle = `
  let send
  exports.modules = { '@stampa/platform': { Link: 1, call: path => send(new Request('http://localhost' + path)) } }
  exports.serveFetchWith = fetch => { send = fetch }
  exports.render = async ({ request, remote }) => {
    const { pathname } = new URL(request.url)
    const route = remote.routes.find(({ path }) => path.replace(':id', 'sample') === pathname)
    return { kind: 'page', status: 200, html: await route.loader() }
  }`

/** A remote with a page that reads the field `slug`. */
const storefrontBundle = `
  const { call } = require('@stampa/platform')
  const loader = async () => (await (await call('/api/faq')).json()).slug.toUpperCase()
  exports.routes = [{ path: '/faq/:id', loader }]`

async function goLive(build: FixtureBuild): Promise<void> {
  await store.publish(await write(build))
  await store.activate(build.name, build.version)
}

async function write(build: FixtureBuild): Promise<string> {
  const directory = join(folder.path, `${build.name}-${build.version}`)
  await writeBuild(directory, build)
  return directory
}

const shell = (version: string, code = shellBundle): FixtureBuild => ({
  name: 'shell',
  version,
  content: { 'server/shell.cjs': code },
})

function storefront(version: string, code = storefrontBundle): FixtureBuild {
  const uses = { services: { catalog: factsOf(faq, everything) }, platform: ['Link'] }
  return {
    name: 'storefront',
    version,
    content: {
      'server/storefront.cjs': code,
      [usesFile]: encodeUses(uses),
    },
  }
}

async function check(build: FixtureBuild, chromium?: string) {
  const directory = await write(build)
  return checkRelease(directory, await readRelease(directory), { store, root, chromium })
}

const notOpened = expect.stringMatching(/were not opened in a browser/)

test('lets a remote pass that works with the live services and shells', async () => {
  await goLive(shell('1.0.0'))
  await recordService(store, 'catalog', faq)
  expect(await check(storefront('1.0.0'))).toEqual({ refusals: [], notes: [notOpened] })
})

test('refuses a remote that uses a field which the deployed service does not answer', async () => {
  await goLive(shell('1.0.0'))
  await recordService(store, 'catalog', faqWithoutSlug)
  const { refusals } = await check(storefront('1.0.0'))
  expect(refusals).toEqual([
    expect.stringMatching(
      /^GET \/api\/faq: storefront 1\.0\.0 uses it, and in catalog, live since .* slug is not offered\. Deploy a catalog/,
    ),
    expect.stringMatching(
      /^\/faq\/:id of storefront 1\.0\.0 fails in the server against shell 1\.0\.0: /,
    ),
  ])
})

test('refuses a remote that a shell of the last 30 days does not provide for', async () => {
  await goLive(shell('1.0.0', shellBundle.replace('Link: 1, ', '')))
  await goLive(shell('1.0.1'))
  await recordService(store, 'catalog', faq)
  const { refusals } = await check(storefront('1.0.0'))
  expect(refusals).toEqual([
    expect.stringMatching(
      /^Link of @stampa\/platform: storefront 1\.0\.0 needs it, and shell 1\.0\.0 \(live from .* and in open pages\) does not/,
    ),
  ])
})

test('refuses a remote whose server bundle does not start', async () => {
  await goLive(shell('1.0.0'))
  await recordService(store, 'catalog', faq)
  const { refusals } = await check(storefront('1.0.0', "require('left-pad')"))
  expect(refusals).toEqual([
    expect.stringMatching(
      /^server\/storefront\.cjs of storefront 1\.0\.0 fails in the server .*left-pad/,
    ),
  ])
})

test('refuses a shell that drops a name which a live remote imports, or does not render its pages', async () => {
  await goLive(shell('1.0.0'))
  await recordService(store, 'catalog', faq)
  await goLive(storefront('1.0.0'))
  expect(await check(shell('1.0.1'))).toEqual({
    refusals: [],
    notes: [expect.any(String), notOpened],
  })
  const { refusals } = await check(shell('1.0.2', shellBundle.replace('Link: 1, ', '')))
  expect(refusals).toEqual([
    expect.stringMatching(
      /^Link .*shell 1\.0\.2 does not provide it\. storefront 1\.0\.0 \(live since/,
    ),
  ])
  const broken = shellBundle.replace('status: 200', 'status: 500')
  expect((await check(shell('1.0.3', broken))).refusals).toEqual([
    expect.stringMatching(
      /^\/faq\/:id of storefront 1\.0\.0 fails in the server against shell 1\.0\.3: status 500/,
    ),
  ])
})

test.for(['', 'null', '{"services":{}}'])(
  'names the release whose uses are no uses: %j',
  async text => {
    const build = storefront('1.0.0')
    await goLive({ ...build, content: { ...build.content, [usesFile]: gzipSync(text) } })
    await expect(checkService('catalog', faq, { store, root })).rejects.toThrow(
      /^The uses of storefront 1\.0\.0 cannot be read: /,
    )
  },
)

test('lets no bundle read a file of the machine', async () => {
  const reading = "process.getBuiltinModule('fs').readFileSync('/etc/hostname')"
  await goLive(shell('1.0.0', `${reading};${shellBundle}`))
  await recordService(store, 'catalog', faq)
  const { refusals } = await check(storefront('1.0.0'))
  expect(refusals.at(-1)).toMatch(
    /^shell 1\.0\.0 does not start in the server: .*Access to this API/,
  )
})

/** A shell that loads the styles and the entry of each remote, with a page that is accessible. */
const shellEntry = `
  document.title = 'Shop'
  document.getElementById('root').innerHTML = '<main><h1>Shop</h1></main>'
  const { remotes } = JSON.parse(document.getElementById('stampa-registry').textContent)
  for (const { entry } of Object.values(remotes)) {
    const href = entry.url.replace('.js', '.css')
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(sheet, Object.assign(document.createElement('script'), { src: entry.url }))
  }`

async function checkInChromium(entry: string, style: string): Promise<string[]> {
  const code = { 'server/shell.cjs': shellBundle, 'entry.js': shellEntry }
  await goLive({ name: 'shell', version: '1.0.0', content: code })
  await recordService(store, 'catalog', faq)
  const build = storefront('1.0.0')
  const content = { ...build.content, 'entry.js': `(() => { ${entry} })()`, 'entry.css': style }
  const { refusals, notes } = await check({ ...build, content }, findChromium())
  expect(notes).toEqual([])
  return refusals
}

/** An expression of about so many bytes, compressed. */
const large = (bytes: number) =>
  JSON.stringify(randomBytes(bytes).toString('base64').slice(0, bytes))

test('finds nothing in Chromium in a correct remote', async () => {
  const style = '@media print { .a { & b { color: red } } }'
  expect(await checkInChromium(large(200_000), style)).toEqual([])
})

test('finds in Chromium every error, leak, missing call and violation of accessibility', async () => {
  const refusals = await checkInChromium(
    `console.error("broken")
    window.cart = []
    fetch("/api/none")
    document.querySelector("h1").remove()
    throw new Error("thrown")`,
    'h1 { color: red }',
  )
  const start = '/faq/:id of storefront 1.0.0 fails in Chromium: '
  expect(refusals.filter(refusal => !refusal.startsWith(start))).toEqual([])
  const problems = [
    'broken',
    'thrown',
    'the global name cart',
    'h1 { color: red; } reaches',
    'Page should contain a level-one heading',
    '/api/none',
  ]
  expect(refusals).toEqual(
    expect.arrayContaining(problems.map(problem => expect.stringContaining(problem))),
  )
})

test('refuses a page that loads more JavaScript than its limit', async () => {
  expect(await checkInChromium(large(400_000), '')).toEqual([
    expect.stringMatching(
      /^\/faq\/:id of storefront 1\.0\.0 fails in Chromium: it loads 3\d\d,\d{3} bytes of JavaScript, compressed; the limit is 240,000\./,
    ),
  ])
})

test('lets no page in Chromium reach another server', async () => {
  let connections = 0
  const server = createServer(socket => {
    connections += 1
    socket.destroy()
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const refusals = await checkInChromium(
    `for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      fetch("http://" + host + ":${port}", { mode: "no-cors" }).catch(() => {})
      new WebSocket("ws://" + host + ":${port}")
    }`,
    '',
  )
  server.close()
  expect(connections).toBe(0)
  expect(refusals.filter(refusal => refusal.includes('ERR_NAME_NOT_RESOLVED'))).toHaveLength(6)
})

test('refuses an interface that drops a field which a live or open remote uses', async () => {
  await goLive(shell('1.0.0'))
  await goLive(storefront('1.0.0'))
  await goLive(storefront('1.0.1'))
  const { refusals, notes } = await checkService('catalog', faqWithoutSlug, { store, root })
  expect(refusals).toEqual([
    expect.stringMatching(
      /slug is gone\. storefront 1\.0\.1 \(live since .*\) and storefront 1\.0\.0 \(live from .* and in open pages\) use it\. Keep it in catalog/,
    ),
  ])
  expect(notes).toEqual([expect.stringMatching(/^shell 1\.0\.0 was built before/)])
  expect((await checkService('catalog', faq, { store, root })).refusals).toEqual([])
  const withoutCalls = await checkService('catalog', { paths: {} }, { store, root })
  expect(withoutCalls.refusals).toEqual([
    expect.stringMatching(/^GET \/api\/faq: in the new catalog, it is gone\./),
  ])
})
