import { type Static, Type } from '@stampa/service-kit'
import { languageField, languageQuery } from '@stampa/service-kit/translations'
import { assetSchema } from '../../images.ts'

const ranges = (description: string) =>
  Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), { description })

const anyKind = Type.Enum(['category', 'product', 'event', 'page', 'post', 'work', 'faq'])
const kind = Type.Enum(['product', 'post', 'work', 'faq'])

export const searchQuery = Type.Object({
  q: Type.String({ maxLength: 200, description: 'Greek, Greek in Latin letters, or English' }),
  limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  ...languageQuery.properties,
})

export const suggestionsQuery = Type.Object({
  q: searchQuery.properties.q,
  ...languageQuery.properties,
})

export const searchResult = Type.Object(
  {
    kind,
    _id: Type.String(),
    slug: Type.Optional(Type.String({ description: 'Of what has a page of its own' })),
    title: Type.String(),
    titleHighlights: ranges('What was found: begin and end in UTF-16 units of the title'),
    snippet: Type.String({ description: 'Plain text around what was found' }),
    highlights: ranges('What was found: begin and end in UTF-16 units of the snippet'),
    imageAsset: Type.Optional(assetSchema),
    url: Type.String({ description: 'Path of the page that shows it' }),
    ...languageField,
  },
  { $id: 'SearchResult' },
)

export const anyResult = Type.Object(
  { ...searchResult.properties, kind: anyKind },
  { $id: 'AnySearchResult' },
)

export const suggestion = Type.Object({
  kind,
  title: Type.String(),
  imageAsset: Type.Optional(assetSchema),
  url: Type.String({ description: 'Path of the page that shows it' }),
  ...languageField,
})

export const anySuggestion = Type.Object({ ...suggestion.properties, kind: anyKind })

export const searchMiss = Type.Object(
  { words: Type.String(), times: Type.Integer() },
  { $id: 'SearchMiss' },
)

export type AnyResult = Static<typeof anyResult>
export type AnySuggestion = Static<typeof anySuggestion>
