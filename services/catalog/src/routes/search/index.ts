import { adminCall, errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import type { Language } from '@stampa/service-kit/translations'
import { imageAsset } from '../../images.ts'
import { countMiss, listMisses } from './misses.ts'
import {
  type AnyResult,
  type AnySuggestion,
  anyResult,
  anySuggestion,
  searchMiss,
  searchQuery,
  searchResult,
  suggestion,
  suggestionsQuery,
} from './schema.ts'
import { type Hit, type Match, search, suggest } from './search.ts'
import { highlightsOf, snippetOf, wordsOf } from './snippet.ts'
import { searchedKinds } from './store.ts'

function toSearchResult(match: Match, language: Language): AnyResult {
  const { row, places } = match
  const [title, body] = [row.title.normalize(), match.body.normalize()]
  const titleWords = wordsOf(title)
  const numbers = places.map(place => place - 1)
  const inBody = numbers.map(number => number - titleWords.length).filter(number => number >= 0)
  const { text, highlights } = snippetOf(body, wordsOf(body), inBody)
  return {
    ...toSuggestion(match, language),
    _id: row.id,
    ...(match.kind.slugged && { slug: keyOf(match) }),
    titleHighlights: highlightsOf(titleWords, numbers),
    snippet: text,
    highlights,
  }
}

function toSuggestion(hit: Hit, language: Language): AnySuggestion {
  const { image, isTranslated } = hit.row
  return {
    kind: hit.kind.kind,
    title: hit.row.title.normalize(),
    ...(image && { imageAsset: imageAsset(image) }),
    url: hit.kind.url(keyOf(hit)),
    ...(language !== 'el' && { language: isTranslated ? language : 'el' }),
  }
}

function keyOf({ row }: Hit): string {
  return row.slug ?? row.id
}

const maxSuggestions = 8
const maxMisses = 100

const routes: RoutePlugin = async app => {
  app.get(
    '/all',
    {
      schema: {
        summary: 'What has the words: categories, then goods, then articles, each the best first',
        querystring: searchQuery,
        response: { 200: Type.Array(anyResult), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q, limit, lang: language = 'el' } }) => {
      const found = await search(app.readDb, q, { limit, language })
      if (found.length === 0) await countMiss(app.db, q)
      return found.map(match => toSearchResult(match, language))
    },
  )

  app.get(
    '/all/suggestions',
    {
      schema: {
        summary: `At most ${maxSuggestions} names that have the words, the last one unfinished`,
        querystring: suggestionsQuery,
        response: { 200: Type.Array(anySuggestion), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q, lang: language = 'el' } }) => {
      const hits = await suggest(app.readDb, q, { limit: maxSuggestions, language })
      return hits.map(hit => toSuggestion(hit, language))
    },
  )

  app.get(
    '',
    {
      schema: {
        summary: 'The same without categories, events and pages',
        querystring: searchQuery,
        response: { 200: Type.Array(searchResult), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q, limit, lang: language = 'el' } }) => {
      const found = await search(app.readDb, q, { limit, language, kinds: firstKinds })
      return found.map(match => toSearchResult(match, language))
    },
  )

  app.get(
    '/suggestions',
    {
      schema: {
        summary: 'The same without categories, events and pages',
        querystring: suggestionsQuery,
        response: { 200: Type.Array(suggestion), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query: { q, lang: language = 'el' } }) => {
      const scope = { limit: maxSuggestions, language, kinds: firstKinds }
      return (await suggest(app.readDb, q, scope)).map(hit => toSuggestion(hit, language))
    },
  )

  app.get(
    '/misses',
    adminCall(app, 'content:read', {
      summary:
        'Queries of three months without a result, asked more than twice; the most frequent first',
      response: { 200: Type.Array(searchMiss) },
    }),
    () => listMisses(app.db, maxMisses),
  )
}

/** The kinds that the first release of the search knew, whose callers know no others. */
const laterKinds = ['category', 'event', 'page']
const firstKinds = searchedKinds.filter(({ kind }) => !laterKinds.includes(kind))

export default routes
