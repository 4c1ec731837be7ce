import { type CatalogAnswer, unwrap } from '@stampa/api'
import { type LoaderFunctionArgs, readParameter } from '@stampa/platform'
import { catalog } from '../shared/api.ts'

export type SearchResult = CatalogAnswer<'/api/search/all'>[number]

export interface SearchData {
  /** Search terms; may be empty. */
  q: string
  /** Best first. */
  results: SearchResult[]
}

/** Characters that the service accepts. */
const maxLength = 200

/** @throws ApiError with the text that the page shows */
export async function loadSearch({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const written = readParameter(new URL(request.url).search, 'q') ?? ''
  // The service refuses NUL characters.
  const q = written.replaceAll('\0', ' ').trim().slice(0, maxLength)
  if (q === '') return { q, results: [] }
  const answer = catalog.GET('/api/search/all', {
    params: { query: { q, limit: 50 } },
    signal: request.signal,
  })
  return { q, results: await unwrap(answer, { fallback: 'Failed to search' }) }
}
