import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { imageAsset } from '../../images.ts'
import {
  type SearchResult,
  type Suggestion,
  searchQuery,
  searchResult,
  suggestion,
  suggestionsQuery,
} from './schema.ts'
import { type Hit, type Match, search, suggest } from './search.ts'
import { highlightsOf, snippetOf, wordsOf } from './snippet.ts'

function toSearchResult(match: Match): SearchResult {
  const { row, places } = match
  const [title, body] = [row.title.normalize(), match.body.normalize()]
  const titleWords = wordsOf(title)
  const numbers = places.map(place => place - 1)
  const inBody = numbers.map(number => number - titleWords.length).filter(number => number >= 0)
  const { text, highlights } = snippetOf(body, wordsOf(body), inBody)
  return {
    ...toSuggestion(match),
    _id: row.id,
    ...(match.kind.slugged && { slug: keyOf(match) }),
    titleHighlights: highlightsOf(titleWords, numbers),
    snippet: text,
    highlights,
  }
}

function toSuggestion(hit: Hit): Suggestion {
  const { image } = hit.row
  return {
    kind: hit.kind.kind,
    title: hit.row.title.normalize(),
    ...(image && { imageAsset: imageAsset(image) }),
    url: hit.kind.url(keyOf(hit)),
  }
}

function keyOf({ row }: Hit): string {
  return row.slug ?? row.id
}

const maxSuggestions = 8

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'Products, posts, works and questions that have the words, the best first',
        querystring: searchQuery,
        response: { 200: Type.Array(searchResult), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q, limit } }) => (await search(app.db, q, limit)).map(toSearchResult),
  )

  app.get(
    '/suggestions',
    {
      schema: {
        summary: `At most ${maxSuggestions} titles that have the words, the last one unfinished`,
        querystring: suggestionsQuery,
        response: { 200: Type.Array(suggestion), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q } }) => (await suggest(app.db, q, maxSuggestions)).map(toSuggestion),
  )
}

export default routes
