import { linkAttribute } from '@stampa/platform/document'
import { type createBrowserRouter, createPath } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Navigates by the site's links, as the router's own link would: a modifier key, another target or a download are the
 * browser's, and a link to the current address adds no entry to the history. It also answers links that are not
 * hydrated yet.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', event => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event
    const isForBrowser = button !== 0 || metaKey || altKey || ctrlKey || shiftKey
    const link = target instanceof Element ? target.closest(`a[${linkAttribute}]`) : null
    const to = link?.getAttribute('href')
    if (!link || !to || event.defaultPrevented || isForBrowser) return
    if (!['', '_self', null].includes(link.getAttribute('target')) || link.hasAttribute('download'))
      return
    event.preventDefault()
    void router.navigate(to, { replace: to === createPath(router.state.location) })
  })
}
