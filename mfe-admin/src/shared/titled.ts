import type { HeadArgs, Message, RouteHandle } from '@stampa/platform'

/**
 * What the browser's tab is called while a screen is open, in the language of the back office.
 *
 * @example handle: titled({ en: 'Offers', el: 'Προσφορές' })
 */
export function titled(title: Message<string>): RouteHandle {
  const head = ({ language = 'en' }: HeadArgs) => ({
    title: `${title[language]} | Stampa`,
    noindex: true,
  })
  // With data or without: a form over a list has none of its own.
  return { head, headWithoutData: head }
}

/** The same for what stands over a screen: going there is no arrival at another one. */
export function titledOverlay(title: Message<string>): RouteHandle {
  return { ...titled(title), overlay: true }
}
