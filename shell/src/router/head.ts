import type { Head, Language, RouteHandle } from '@stampa/platform'
import { addressLanguage, inLanguage } from '@stampa/platform/language'

interface HeadMatch {
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
    // The address and its canonical address name the same document, so their languages are equal.
    if (head?.canonical) {
      return { ...head, canonical: inLanguage(head.canonical, addressLanguage(search)) }
    }
    if (head) return head
  }
  return undefined
}

/** Updates the head after a navigation in the browser. Crawlers get the whole head from the server. */
export function applyHead({ title, description, canonical }: Head): void {
  document.title = title
  set('meta', 'name', 'description', 'content', description)
  set('link', 'rel', 'canonical', 'href', canonical && new URL(canonical, location.origin).href)
}

function set(tag: string, key: string, name: string, attribute: string, value?: string): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
