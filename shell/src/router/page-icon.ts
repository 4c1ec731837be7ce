import { catalogClient } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'
import { noIcon } from '@stampa/platform/document'

/** Sets the page icon from the company settings in documents that are rendered in the browser. */
export async function loadPageIcon(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link || link.getAttribute('href') !== noIcon) return
  try {
    const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })
    const { data } = await catalog.GET('/api/company/settings')
    if (data?.favicon) link.href = data.favicon
  } catch (error) {
    console.warn(error)
  }
}
