import { imageAsset } from '../../images.ts'
import type { SearchResult, Suggestion } from './schema.ts'
import type { Hit, Match } from './search.ts'
import { highlightsOf, snippetOf } from './snippet.ts'
import { wordsOf } from './words.ts'

export function toSearchResult(match: Match): SearchResult {
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

export function toSuggestion(hit: Hit): Suggestion {
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
