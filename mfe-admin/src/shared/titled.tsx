import type { HeadArgs, Message, RemoteRoute, RouteHandle } from '@stampa/platform'
import { LoadFailure } from './calls/load-failure.tsx'

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

/** Returns the document title of a screen, and its view after a failed load. */
export function screen(
  title: Message<string>,
): Required<Pick<RemoteRoute, 'handle' | 'errorElement'>> {
  return { handle: titled(title), errorElement: <LoadFailure title={title} /> }
}

/** Returns the handle of a dialog over a screen: opening it is no navigation to another screen. */
export function titledOverlay(title: Message<string>): RouteHandle {
  return { ...titled(title), overlay: true }
}
