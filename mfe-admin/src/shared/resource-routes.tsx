import type { RemoteRoute, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import type { ComponentType } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { resourceAction } from './resource-action.ts'

/**
 * The routes of a content type: its list, and its form as two addresses below it, so that back,
 * reload and sharing work. The list's page shows the form too; it stays behind it.
 *
 * @param page module of the list's page, in a chunk named after the resource
 */
export function resourceRoutes<Row extends Entity>(
  resource: Resource<Row>,
  page: () => Promise<{ Component: ComponentType }>,
): RemoteRoute {
  const { id, title, noun, load } = resource
  const { list } = pathsOf(resource)
  const action = resourceAction(resource)
  const head = (text: string) => ({ head: () => ({ title: `${text} | Stampa`, noindex: true }) })
  return {
    id,
    path: list,
    loader: load,
    shouldRevalidate: unlessOnlyViewChanged,
    handle: head(title),
    errorElement: <LoadFailure title={title} />,
    lazy: page,
    children: [
      { path: 'new', action, handle: { ...head(`New ${noun}`), overlay: true }, element: null },
      {
        path: 'edit/:id',
        action,
        handle: { ...head(`Edit ${noun}`), overlay: true },
        element: null,
      },
    ],
  }
}

/** Searching, sorting and paging happen in the browser, on what is already there. */
function unlessOnlyViewChanged(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const onlyView = formMethod === undefined && currentUrl.search !== nextUrl.search
  return onlyView ? false : defaultShouldRevalidate
}
