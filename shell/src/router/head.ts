import type { Head, Language, RouteHandle } from '@stampa/platform'
import { addressLanguage, inLanguage } from '@stampa/platform/language'

export interface HeadMatch {
  handle: RouteHandle | undefined
  data: unknown
  params: Readonly<Record<string, string | undefined>>
}

/**
 * Returns the head of the innermost matched route that has one. A route without data (no loader, or a failed one) is
 * skipped unless its head needs no data.
 *
 * @param language the language that the visitor has chosen
 */
export function headOf(
  matches: HeadMatch[],
  search: string,
  language: Language | undefined,
): Head | undefined {
  for (const { handle, data, params } of matches.toReversed()) {
    const args = { params, search, language }
    const head =
      data === undefined && handle?.head?.length !== 0
        ? handle?.headWithoutData?.(args)
        : handle?.head?.({ ...args, data: data as never })
    if (head) return inAddressLanguage(head, search)
  }
  return undefined
}

/** Adds the language of the address to the canonical address: both name the same document. */
function inAddressLanguage(head: Head, search: string): Head {
  const { canonical } = head
  return canonical ? { ...head, canonical: inLanguage(canonical, addressLanguage(search)) } : head
}

/** Updates title and robots after a navigation in the browser. Crawlers get the whole head from the server. */
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
