import type {
  HeadArgs,
  LoaderFunctionArgs,
  Message,
  RemoteRoute,
  RouteHandle,
} from '@stampa/platform'
import { LoadFailure } from './calls/load-failure.tsx'
import { sharedMessages } from './shared.messages.ts'
import type { TrashData } from './trash/trash-page.tsx'

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

interface TrashRoute {
  id: string
  /** Address of the list; its trash is one level below. */
  listPath: string
  list: Message<string>
  load: (args: LoaderFunctionArgs) => Promise<TrashData['records']>
  /** Imports `trash-page.tsx` in a chunk named after the route's id. */
  page: NonNullable<RemoteRoute['lazy']>
}

export function trashRoute({ id, listPath, list, load, page }: TrashRoute): RemoteRoute {
  return {
    id,
    path: `${listPath}/trash`,
    loader: async (args): Promise<TrashData> => ({ list, records: await load(args) }),
    ...screen(sharedMessages.trash),
    lazy: page,
  }
}
