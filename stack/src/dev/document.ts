import { documentIds } from '@stampa/platform/document'
import { type BrowserRegistry, findMount } from '@stampa/platform/release'
import type { DevelopmentBuild } from '@stampa/webpack/watch'

/** Served by the development proxy; reloads the page after each build. */
export const reloadScript = '/__dev/reload.js'

const rootOpen = `<div id="${documentIds.root}">`
const registryOpen = `<script type="application/json" id="${documentIds.registry}">`
const dataOpen = `<script type="application/json" id="${documentIds.data}">`
const close = '</script>'

/**
 * A document of the running platform as it would be with the remote's latest build: the build
 * takes the live release's place in the registry, and a page of the remote's own is rendered
 * in the browser, because the server knows only releases.
 */
export function developDocument(
  html: string,
  pathname: string,
  name: string,
  build: DevelopmentBuild,
): string {
  const registryStart = html.indexOf(registryOpen)
  if (registryStart < 0) return html
  const jsonStart = registryStart + registryOpen.length
  const jsonEnd = html.indexOf(close, jsonStart)
  const registry = JSON.parse(html.slice(jsonStart, jsonEnd)) as BrowserRegistry
  registry.remotes[name] = { nav: [], ...registry.remotes[name], ...build }

  const own = findMount(registry.remotes, pathname) === name
  const before = html.slice(0, registryStart)
  const after = html.slice(jsonEnd)
  return [
    own ? withoutRendering(before, name) : before,
    registryOpen,
    JSON.stringify(registry).replaceAll('<', '\\u003c'),
    own ? withoutData(after) : after,
  ]
    .join('')
    .replace('</head>', `<script defer src="${reloadScript}"></script>\n</head>`)
}

function withoutRendering(html: string, name: string): string {
  const start = html.indexOf(rootOpen)
  const head = html
    .slice(0, start)
    .replaceAll(new RegExp(`<link[^>]*href="/mfe/${name}/[^>]*>\n?`, 'g'), '')
  return `${head}${rootOpen}</div>\n`
}

function withoutData(html: string): string {
  const start = html.indexOf(dataOpen)
  if (start < 0) return html
  return html.slice(0, start) + html.slice(html.indexOf(close, start) + close.length)
}
