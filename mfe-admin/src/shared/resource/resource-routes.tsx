import type { RemoteRoute, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import { loadHistory, loadTrash } from '../calls/content-calls.ts'
import { screen, titledOverlay } from '../titled.tsx'
import { pathsOf, type Resource } from './resource.ts'
import { formAction, listAction } from './resource-action.ts'

/** Returns the routes of a content type: its list, and below it the dialogs over the list: form, trash and history. */
export function resourceRoutes(resource: Resource): RemoteRoute {
  const { id, kind, words, failures, load, routes = [] } = resource
  const action = formAction(resource)
  return {
    id,
    path: pathsOf(resource).list,
    loader: load,
    action: listAction(resource),
    shouldRevalidate: unlessOnlyViewChanged,
    ...screen(words.title),
    lazy: async () => {
      const { Page } = await resource.page()
      // biome-ignore lint/correctness/noComponentHookFactories: the router calls `lazy` once per route.
      return { Component: () => <Page resource={resource} /> }
    },
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
        loader: () => loadTrash(kind, failures.load),
        handle: titledOverlay({ en: `Trash: ${words.title.en}`, el: `Κάδος: ${words.title.el}` }),
        element: null,
      },
      {
        path: 'history/:id',
        loader: ({ params }) => loadHistory(kind, params.id ?? '', failures.load),
        handle: titledOverlay({
          en: `History of ${words.noun.en}`,
          el: `Ιστορικό: ${words.noun.el}`,
        }),
        element: null,
      },
      ...routes,
    ],
  }
}

/** The browser searches, sorts, filters and pages the loaded rows: a change of the query alone loads nothing. */
function unlessOnlyViewChanged(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const onlyView = formMethod === undefined && currentUrl.search !== nextUrl.search
  return onlyView ? false : defaultShouldRevalidate
}
