import {
  type FromPrice,
  fromPrice,
  limits,
  minimumQuantity,
  type PriceTable,
  tableLimits,
} from '@stampa/pricing'
import { fromPriceSchema } from '@stampa/pricing/schemas'
import type { Words } from '@stampa/rules/words'
import { type App, errorResponses, publicCache, Type } from '@stampa/service-kit'
import { type Language, languageField, languageQuery } from '@stampa/service-kit/translations'
import { idParams, nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { listContent, requireContent } from '../../content/read.ts'
import { rowInLanguage } from '../../content/translations.ts'
import {
  chooseProducts,
  type FacetItem,
  type FacetQuery,
  facetSorts,
  relatedProducts,
} from './facets.ts'
import { type ProductRow, products } from './products.ts'

/** Number of related products: a row of cards. */
const relatedCount = 4

const name = Type.Optional(Type.String({ maxLength: 100 }))

const facetQuery = Type.Object({
  ...languageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 200, description: 'Slug or id' })),
  colour: name,
  technique: name,
  quantity: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.quantity, description: 'Items wanted' }),
  ),
  price: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: tableLimits.price,
      description:
        'Euro: highest `fromPrice`, at the quantity if there is one; products without one are left out',
    }),
  ),
  sort: Type.Optional(Type.Enum(facetSorts, { description: 'Default: the order of the list' })),
})

const choices = Type.Array(
  Type.Object(
    { value: Type.String(), name: Type.String(), ...languageField, count: Type.Integer() },
    { $id: 'FacetChoice' },
  ),
)

const productFacets = Type.Object(
  {
    products: Type.Array(Type.String(), { description: 'Ids of the products found, in order' }),
    quantityPrices: Type.Optional(
      Type.Array(nullable(Type.Unsafe<FromPrice>(fromPriceSchema)), {
        description: 'Lowest prices of an item of these products at the quantity of the query',
      }),
    ),
    categories: choices,
    colours: choices,
    techniques: choices,
    prices: Type.Boolean({
      description:
        'False while `showPrices` is off: technique, quantity, price and the sorting by price are then ignored',
    }),
  },
  { $id: 'ProductFacets' },
)

/** Adds the calls that find products by what they are. */
export function addFacetRoutes(app: App): void {
  const read = keepItems(app.readDb)

  app.get(
    '/facets',
    {
      schema: {
        summary: 'Active products by category, colour, technique, minimum quantity and price',
        querystring: facetQuery,
        response: { 200: productFacets, ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async request => {
      const { lang, ...wanted } = request.query
      const { prices, items } = await read(lang)
      const query = prices ? wanted : withoutPrices(wanted)
      const { quantity } = query
      const priced = quantity === undefined ? items : items.map(item => pricedAt(item, quantity))
      const found = chooseProducts(priced, query)
      return {
        ...found,
        products: found.products.map(({ id }) => id),
        ...(quantity !== undefined && {
          quantityPrices: found.products.map(({ price }) =>
            price === null ? null : { price, quantity },
          ),
        }),
        prices,
      }
    },
  )

  app.get(
    '/:id/related',
    {
      schema: {
        summary: `At most ${relatedCount} active products of the same categories or techniques, nearest first`,
        params: idParams,
        querystring: languageQuery,
        response: { 200: Type.Array(products.public), ...errorResponses(400, 404) },
      },
      onSend: publicCache(),
    },
    async request => {
      const { id } = await requireContent(app.readDb, products, request.params.id, {
        visible: true,
      })
      const ids = relatedProducts((await read()).items, id, relatedCount).map(item => item.id)
      const restrict = (query: Knex.QueryBuilder) => query.whereIn('products.id', ids)
      const { rows } = await listContent(app.readDb, products, { visible: true, restrict })
      return rows
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        .map(row => products.toPublic(row, request.query.lang))
    },
  )
}

/**
 * Prices must not be found out by filtering and sorting either; minimums and techniques are a part of the
 * hidden table.
 */
function withoutPrices({ category, colour, sort }: FacetQuery): FacetQuery {
  return { category, colour, sort: sort?.endsWith('price') ? undefined : sort }
}

interface PricedItem extends FacetItem {
  table: PriceTable | null
}

function pricedAt(item: PricedItem, quantity: number): PricedItem {
  return { ...item, price: fromPrice(item.table, quantity)?.price ?? null }
}

interface Items {
  items: PricedItem[]
  /** Whether visitors see prices. */
  prices: boolean
}

/**
 * Returns a function that reads what products are found by. What it read is kept until a product, a category or the
 * setting of prices changes: a small query finds that out.
 */
function keepItems(db: Knex): (language?: Language) => Promise<Items> {
  let kept: { stamp: string; items: Promise<Record<Language, PricedItem[]>> } | undefined
  return async (language = 'el') => {
    // A transaction that ends later than another one may have begun, and be dated, earlier: the sum of
    // versions shows it.
    const stampOf = (table: string) =>
      `(select concat_ws(',', count(*), sum(version), max(updated_at)) from ${table})`
    const { rows } = await db.raw<{ rows: { stamp: string; prices: boolean }[] }>(
      `select show_prices as prices,
         concat_ws('/', ${stampOf('products')}, ${stampOf('categories')}, show_prices) as stamp
       from company`,
    )
    const { stamp, prices } = rows[0] ?? { stamp: '', prices: false }
    if (kept?.stamp !== stamp) {
      const items = readItems(db, prices)
      kept = { stamp, items }
      items.catch(() => {
        if (kept?.items === items) kept = undefined
      })
    }
    return { items: (await kept.items)[language], prices }
  }
}

async function readItems(db: Knex, prices: boolean): Promise<Record<Language, PricedItem[]>> {
  const { rows } = await listContent(db, products, { visible: true })
  // A word that is translated in one product only is English in the list of all.
  const english: Words = Object.assign({}, ...rows.map(row => row.translations?.words))
  const itemsIn = (language: Language) =>
    rows.map(row => ({
      ...toItem(rowInLanguage(products.columns, row, language), prices),
      ...(language === 'en' && { words: english }),
    }))
  return { el: itemsIn('el'), en: itemsIn('en') }
}

function toItem(row: ProductRow, prices: boolean): PricedItem {
  const { id, title, categories, colours } = row
  const table = prices ? row.priceTable : null
  return {
    id,
    title,
    categories,
    colours,
    techniques: table?.techniques.map(technique => technique.name) ?? [],
    minimum: table ? minimumQuantity(table) : 1,
    price: fromPrice(table)?.price ?? null,
    table,
  }
}
