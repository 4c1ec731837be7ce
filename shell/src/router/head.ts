import type { Head, RouteHandle } from '@stampa/platform'

export interface HeadMatch {
  handle: RouteHandle | undefined
  data: unknown
  params: Readonly<Record<string, string | undefined>>
}

/**
 * The head of the innermost matched route that has one. A route whose loader failed has
 * none, unless its head reads no data.
 */
export function headOf(matches: HeadMatch[], search: string): Head | undefined {
  for (const { handle, data, params } of matches.toReversed()) {
    if (handle?.head && (data !== undefined || handle.head.length === 0))
      return handle.head({ data: data as never, params, search })
  }
  return undefined
}

/**
 * Brings the document's head up to date after a navigation in the browser. Only what a
 * reader or a bookmark sees: crawlers get the whole head from the server.
 */
export function applyHead(head: Head): void {
  document.title = head.title
  set('meta[name="description"]', 'content', head.description)
  set(
    'link[rel="canonical"]',
    'href',
    head.canonical && new URL(head.canonical, location.origin).href,
  )
}

function set(selector: string, attribute: string, value: string | undefined): void {
  const [, tag, key, name] = /^(\w+)\[(\w+)="(\w+)"\]$/.exec(selector) ?? []
  const found = document.head.querySelector(selector)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag ?? 'meta'))
  element.setAttribute(key ?? 'name', name ?? '')
  element.setAttribute(attribute, value)
}
