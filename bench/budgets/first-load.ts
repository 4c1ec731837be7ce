import { renderDocument } from '@stampa/platform/document'
import type { Registry } from '@stampa/platform/release'
import type { Page } from './pages.ts'

/** Files of the release store, as relative paths. */
export interface FirstLoad {
  scripts: string[]
  styles: string[]
}

/**
 * Returns the release files of a page's first load: all that its document names, read
 * from the document itself, and the frame's own scripts.
 *
 * @throws when the registry has no live remote or no such route: its files would not be counted
 */
export function firstLoad(registry: Registry, page: Page): FirstLoad {
  const { name, remote, routeIds, frameScripts = [] } = page
  for (const id of routeIds) {
    if (!registry.live[remote]?.routes[id]) {
      throw new Error(`${name}: the live ${remote} has no files for a route '${id}'`)
    }
  }
  const html = renderDocument(registry, {
    head: { title: '' },
    html: '',
    data: {},
    remote,
    routeIds,
  })
  const named = [...html.matchAll(/ (?:src|href)="\/mfe\/([^"]+)"/g)].map(([, file]) => file ?? '')
  const framed = frameScripts.map(file => `shell/${registry.live.shell?.version}/${file}`)
  const ending = (suffix: string) => [...named, ...framed].filter(file => file.endsWith(suffix))
  return { scripts: ending('.js'), styles: ending('.css') }
}
