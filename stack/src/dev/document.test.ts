import { expect, it } from 'vitest'
import { developDocument } from './document.ts'

const build = {
  version: '0.0.0-dev',
  container: 'storefront_0_0_0_dev',
  frame: 'public' as const,
  mounts: ['/'],
  entry: { url: '/mfe/storefront/0.0.0-dev/entry.js', integrity: 'sha384-new' },
  styles: [],
}
const remote = { ...build, version: '1.0.0', nav: [{ to: '/x', label: 'X' }] }
const admin = { ...remote, container: 'admin_1_0_0', mounts: ['/admin'] }
const html = [
  '<html><head>',
  '<link rel="stylesheet" href="/mfe/shell/1.0.0/shell.css">',
  '<link rel="stylesheet" href="/mfe/storefront/1.0.0/remote.css">',
  '</head><body>',
  '<div id="root"><main>Rendered by the server</main></div>',
  `<script type="application/json" id="stampa-registry">${JSON.stringify({ serial: 3, remotes: { storefront: remote, admin } })}</script>`,
  '<script type="application/json" id="stampa-data">{"loaderData":{}}</script>',
  '</body></html>',
].join('\n')

it('renders a page of the remote’s own in the browser, from the latest build', () => {
  const developed = developDocument(html, '/products', 'storefront', build)
  expect(developed).toContain('<div id="root"></div>')
  expect(developed).not.toContain('Rendered by the server')
  expect(developed).not.toContain('stampa-data')
  expect(developed).not.toContain('storefront/1.0.0')
  expect(developed).toContain('/mfe/shell/1.0.0/shell.css')
  expect(developed).toContain('"integrity":"sha384-new"')
  expect(developed).toContain('"label":"X"')
})

it('leaves other remotes’ pages as the server rendered them', () => {
  const developed = developDocument(html, '/admin', 'storefront', build)
  expect(developed).toContain('Rendered by the server')
  expect(developed).toContain('stampa-data')
  expect(developed).toContain('"integrity":"sha384-new"')
})

it('leaves alone what is no document of the platform', () => {
  expect(developDocument('<p>Hello', '/', 'storefront', build)).toBe('<p>Hello')
})
