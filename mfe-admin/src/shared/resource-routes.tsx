import type { RemoteRoute, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import type { ComponentType } from 'react'
import { loadHistory, loadTrash } from './content-calls.ts'
import { LoadFailure } from './load-failure.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { formAction, listAction } from './resource-action.ts'

/**
 * The routes of a content type: its list, and as addresses below it, so that back, reload and
 * sharing work, what stands over the list: its form, its trash and the history of a record.
 *
 * @param page module of the list's page, in a chunk named after the resource
 * @param more what else stands over this list, at addresses below it
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
    handle: head(words.title.en),
    errorElement: <LoadFailure title={words.title} />,
    lazy: page,
    children: [
      { path: 'new', action, handle: { ...head(words.fresh.en), overlay: true }, element: null },
      {
        path: 'edit/:id',
        action,
        handle: { ...head(`Edit ${words.noun.en}`), overlay: true },
        element: null,
      },
      {
        path: 'trash',
        loader: () => loadTrash(resource.kind, resource.failures.load),
        handle: { ...head(`Trash: ${words.title.en}`), overlay: true },
        element: null,
      },
      {
        path: 'history/:id',
        loader: ({ params }) => loadHistory(resource.kind, params.id ?? '', resource.failures.load),
        handle: { ...head(`History of ${words.noun.en}`), overlay: true },
        element: null,
      },
      ...more,
    ],
  }
}

function head(title: string) {
  return { head: () => ({ title: `${title} | Stampa`, noindex: true }) }
}

/** Searching, sorting, filtering and paging happen in the browser, on what is already there. */
function unlessOnlyViewChanged(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const onlyView = formMethod === undefined && currentUrl.search !== nextUrl.search
  return onlyView ? false : defaultShouldRevalidate
}
