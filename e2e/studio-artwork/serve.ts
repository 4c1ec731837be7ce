import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { corpusAsset } from '@stampa/studio/designs'

const { resolve } = createRequire(import.meta.url)
const design = join(import.meta.dirname, '../../packages/design/src')

/** File locations by the beginning of a module's path. */
const folders: Record<string, string> = {
  fabric: dirname(resolve('fabric')),
  uqr: dirname(resolve('uqr')),
  design,
  here: import.meta.dirname,
}

const importMap = {
  imports: {
    'fabric/es': '/fabric/fabric.min.mjs',
    uqr: '/uqr/index.mjs',
    '@stampa/design': '/design/index.ts',
    '@stampa/design/project': '/design/project/project.ts',
  },
}

const html = `<!doctype html><html lang="el"><head><meta charset="utf-8">
<link rel="stylesheet" href="/design/fonts/generated/fonts.css">
<script type="importmap">${JSON.stringify(importMap)}</script>
<script type="module" src="/here/draw.ts"></script></head></html>`

/** Opens a page that draws designs with the studio's unbundled modules. */
export async function openDrawingPage(page: Page): Promise<void> {
  await page.route('http://designs.test/**', async route => {
    const path = new URL(route.request().url()).pathname
    const { body, contentType } = await fileAt(path)
    await route.fulfill({ body, contentType })
  })
  await page.goto('http://designs.test/')
  await page.waitForFunction(() => 'drawDesign' in window)
}

async function fileAt(path: string): Promise<{ body: string | Buffer; contentType: string }> {
  if (path === '/') return { body: html, contentType: 'text/html' }
  const [, part = '', ...rest] = path.split('/')
  if (part === 'assets') {
    const { file, bytes } = corpusAsset(rest.join('/'))
    return { body: bytes, contentType: file.endsWith('.svg') ? 'image/svg+xml' : 'image/*' }
  }
  const file = join(folders[part] ?? '', ...rest)
  if (path.endsWith('.ts')) {
    const body = stripTypeScriptTypes(await readFile(file, 'utf8'))
    return { body, contentType: 'text/javascript' }
  }
  if (path.endsWith('.mjs')) return { body: await readFile(file), contentType: 'text/javascript' }
  if (path.endsWith('.css')) return { body: await readFile(file), contentType: 'text/css' }
  return { body: await readFile(file), contentType: 'font/woff2' }
}
