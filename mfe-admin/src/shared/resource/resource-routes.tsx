import type { RemoteRoute, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import type { ComponentType } from 'react'
import { loadHistory, loadTrash } from '../calls/content-calls.ts'
import { LoadFailure } from '../calls/load-failure.tsx'
import { titled, titledOverlay } from '../titled.ts'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { formAction, listAction } from './resource-action.ts'

/**
 * Returns the routes of a content type: its list, and below it the dialogs over the list: form, trash and history.
 *
 * @param page module of the list's page, in a chunk named after the resource
 * @param more further routes over this list
 */
export function resourceRoutes<Row extends Entity>(
  resource: Resource<Row>,
  page: () => Promise<{ Component: ComponentType }>,
  more: RemoteRoute[] = [],
): RemoteRoute {
  const { id, words, load } = resource
  const action = formAction(resource)
  return {
    id,
    path: pathsOf(resource).list,
    loader: load,
    action: listAction(resource),
    shouldRevalidate: unlessOnlyViewChanged,
    handle: titled(words.title),
    errorElement: <LoadFailure title={words.title} />,
    lazy: page,
    children: [
      { path: 'new', action, handle: titledOverlay(words.fresh), element: null },
      {
        path: 'edit/:id',
        action,
        handle: titledOverlay({ en: `Edit ${words.noun.en}`, el: `Επεξεργασία: ${words.noun.el}` }),
        element: null,
      },
      {
        path: 'trash',
        loader: () => loadTrash(resource.kind, resource.failures.load),
        handle: titledOverlay({ en: `Trash: ${words.title.en}`, el: `Κάδος: ${words.title.el}` }),
        element: null,
      },
      {
        path: 'history/:id',
        loader: ({ params }) => loadHistory(resource.kind, params.id ?? '', resource.failures.load),
        handle: titledOverlay({
          en: `History of ${words.noun.en}`,
          el: `Ιστορικό: ${words.noun.el}`,
        }),
        element: null,
      },
      ...more,
    ],
  }
}

/** The browser searches, sorts, filters and pages the loaded rows: a change of the query alone loads nothing. */
function unlessOnlyViewChanged(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const onlyView = formMethod === undefined && currentUrl.search !== nextUrl.search
  return onlyView ? false : defaultShouldRevalidate
}
