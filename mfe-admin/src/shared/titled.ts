import type { HeadArgs, Message, RouteHandle } from '@stampa/platform'

/**
 * Returns the route handle of a screen's document title, in both languages.
 *
 * @example handle: titled({ en: 'Offers', el: 'Προσφορές' })
 */
export function titled(title: Message<string>): RouteHandle {
  const head = ({ language = 'en' }: HeadArgs) => ({
    title: `${title[language]} | Stampa`,
    noindex: true,
  })
  // Set without data too: a form over a list loads none.
  return { head, headWithoutData: head }
}

/** The same for a dialog over a screen: opening it is no navigation to another screen. */
export function titledOverlay(title: Message<string>): RouteHandle {
  return { ...titled(title), overlay: true }
}
