import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { searchQuery, searchResult, suggestion, suggestionsQuery } from './schema.ts'
import { search, suggest } from './search.ts'
import { toSearchResult, toSuggestion } from './view.ts'

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
