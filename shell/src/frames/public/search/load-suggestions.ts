import { type CatalogAnswer, catalogClient } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'

export type Suggestion = CatalogAnswer<'/api/search/suggestions'>[number]

/** Shortest query, characters. */
const shortest = 2

/** Returns titles that match the query; none after a failure, since the form works without. */
export async function loadSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  const q = words.trim()
  if (q.length < shortest) return []
  try {
    const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })
    const { data } = await catalog.GET('/api/search/suggestions', {
      params: { query: { q } },
      signal,
    })
    return data ?? []
  } catch (error) {
    if (!signal.aborted) console.warn(error)
    return []
  }
}
