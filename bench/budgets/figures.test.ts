import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Registry, Release, RouteFiles } from '@stampa/platform/release'
import { afterAll, expect, it } from 'vitest'
import { measureFigures } from './figures.ts'

/** Size of each file: powers of two, so that a sum identifies its parts. */
const served = {
  'shell/1.0.0/shell.js.br': 1,
  'shell/1.0.0/shell.css.br': 2,
  'shell/1.0.0/assets/text.woff2': 4,
  'storefront/1.0.0/entry.js.br': 8,
  'storefront/1.0.0/entry.js.gz': 16,
  'storefront/1.0.0/remote.js.br': 32,
  'storefront/1.0.0/remote.css.br': 64,
  'storefront/1.0.0/home.js.br': 128,
  'storefront/1.0.0/home.css.br': 256,
  'storefront/1.0.0/list.js.br': 512,
  'storefront/1.0.0/product.js.br': 1024,
  'admin/1.0.0/entry.js.br': 2048,
  'admin/1.0.0/entry.js.gz': 4096,
  'admin/1.0.0/workspace.js.br': 8192,
  'admin/1.0.0/table.js.br': 16384,
  'shell/1.0.0/admin-frame.js.br': 32768,
  'shell/1.0.0/consent.js.gz': 65536,
  'shell/1.0.0/tracker.js.gz': 131072,
  'shell/1.0.0/vitals.js.gz': 8388608,
  'studio/1.0.0/entry.js.gz': 262144,
  'studio/1.0.0/canvas.js.gz': 524288,
  'studio/1.0.0/assets/arial.woff2': 1,
  'analytics/1.0.0/entry.js.br': 1048576,
  'analytics/1.0.0/entry.js.gz': 2097152,
  'analytics/1.0.0/report.js.br': 4194304,
}

const route = (scripts: string[], styles: string[] = []): RouteFiles => ({ scripts, styles })

function release(name: string, parts: Partial<Release>): Release {
  const prefix = `${name}/1.0.0/`
  const files = Object.keys(served)
    .filter(path => path.startsWith(prefix))
    .map(path => [path.slice(prefix.length).replace(/\.(br|gz)$/, ''), { integrity: '', bytes: 0 }])
  return {
    name,
    version: '1.0.0',
    container: name,
    frame: 'public',
    mounts: [],
    nav: [],
    builtAgainst: {},
    react: '19.3.1',
    entry: 'entry.js',
    scripts: [],
    styles: [],
    routes: {},
    server: '',
    files: Object.fromEntries(files),
    source: '',
    ...parts,
  }
}

const registry: Registry = {
  serial: 1,
  updatedAt: '',
  live: {
    shell: release('shell', {
      frame: null,
      entry: 'shell.js',
      styles: ['shell.css'],
    }),
    storefront: release('storefront', {
      scripts: ['remote.js'],
      styles: ['remote.css'],
      routes: {
        home: route(['home.js'], ['home.css']),
        products: route(['list.js']),
        product: route(['product.js']),
        post: route(['product.js']),
        'our-works': route(['list.js']),
        'custom-order': route(['list.js', 'product.js']),
      },
    }),
    studio: release('studio', {}),
    admin: release('admin', {
      frame: 'admin',
      routes: { workspace: route(['workspace.js', 'table.js']), dashboard: route(['table.js']) },
    }),
    analytics: release('analytics', {
      frame: 'admin',
      routes: { analytics: route(['report.js']) },
    }),
  },
  previous: {},
  canary: {},
}

const store = await mkdtemp(join(tmpdir(), 'stampa-budgets-'))
for (const [path, bytes] of Object.entries(served)) {
  await mkdir(dirname(join(store, path)), { recursive: true })
  await writeFile(join(store, path), Buffer.alloc(bytes))
}
afterAll(() => rm(store, { recursive: true }))

it('counts each compressed file of a page once', async () => {
  const figures = await measureFigures(store, registry)
  expect(Object.fromEntries(figures.map(({ name, bytes }) => [name, bytes]))).toEqual({
    '/: JavaScript, brotli': 1 + 8 + 32 + 128,
    '/products: JavaScript, brotli': 1 + 8 + 32 + 512,
    '/products/{id}: JavaScript, brotli': 1 + 8 + 32 + 1024,
    '/blog/{id}: JavaScript, brotli': 1 + 8 + 32 + 1024,
    '/our-works: JavaScript, brotli': 1 + 8 + 32 + 512,
    '/custom-order: JavaScript, brotli': 1 + 8 + 32 + 512 + 1024,
    '/admin: JavaScript, brotli': 1 + 2048 + 8192 + 16384 + 32768,
    '/admin/analytics: JavaScript, brotli': 1 + 1048576 + 4194304 + 32768,
    '/: CSS, brotli': 2 + 64 + 256,
    'consent, gzip': 65536,
    'tracker, gzip': 131072,
    'vitals, gzip': 8388608,
    'studio: JavaScript of its own, gzip': 262144 + 524288,
    'fonts, all': 4,
    'entry of storefront, gzip': 16,
    'entry of studio, gzip': 262144,
    'entry of admin, gzip': 4096,
    'entry of analytics, gzip': 2097152,
  })
})

it('refuses a release without a measured route', async () => {
  const { shell, storefront, admin } = registry.live
  if (!shell || !storefront || !admin) throw new Error('The registry above is incomplete')
  const live = { shell, admin, storefront: { ...storefront, routes: {} } }
  await expect(measureFigures(store, { ...registry, live })).rejects.toThrow(
    "/: the live storefront has no files for a route 'home'",
  )
})
