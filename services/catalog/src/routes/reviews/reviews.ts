import { requiredText, Type } from '@stampa/service-kit'
import { type Language, languageField } from '@stampa/service-kit/translations'
import { nullable } from '@stampa/service-kit/validation'
import { boolean, column, integer, text } from '../../content/columns.ts'
import { byColumn, byCreation, contentType, visible } from '../../content/content-type.ts'
import { flagInput, optionalText } from '../../content/schema.ts'
import { products } from '../products/products.ts'

interface Product {
  _id: string
  title: string
  /** Title in English; null without a translation. */
  english: string | null
  slug: string
  /** Of the title, where it is read in English. */
  language?: Language
}

const product = column<Product | null>(
  nullable(
    Type.Object(
      { _id: Type.String(), title: Type.String(), slug: Type.String(), ...languageField },
      { $id: 'ReviewedProduct' },
    ),
    'null: the order as a whole',
  ),
  {
    sql: (db, forVisitors) =>
      db.raw(
        `(select json_build_object('_id', p.id, 'title', p.title, 'slug', coalesce(p.slug, p.id::text),
            'english', p.translations->'en'->>'title')
          from products p
          where p.id = reviews.product_id and ${forVisitors ? visible(products, 'p') : 'p.deleted_at is null'})`,
      ),
    inEnglish: record =>
      record && {
        ...record,
        title: record.english ?? record.title,
        language: record.english === null ? 'el' : 'en',
      },
    show: (field, record) => {
      if (!record) return { [field]: null }
      const { english: _english, ...shown } = record
      return { [field]: shown }
    },
  },
)

/** Reviews by customers of completed orders, which `receiveReviews` brings. Staff publish and answer them. */
export const reviews = contentType({
  kind: 'review',
  label: 'Review',
  schemas: 'Review',
  table: 'reviews',
  list: '/admin',
  columns: {
    stars: integer,
    name: text(),
    text: text({ translated: true }),
    answer: text({ translated: true, description: 'Of the shop; empty for none' }),
    product,
    createdAt: column<Date>(Type.String({ format: 'date-time' }), {
      name: 'created_at',
      show: (field, stored) => ({ [field]: stored.toISOString() }),
      store: () => undefined,
    }),
  },
  adminColumns: { active: boolean },
  flag: 'active',
  sorts: { createdAt: byCreation, stars: byColumn, active: byColumn },
  standardSort: '-createdAt',
  filters: {
    query: {
      waiting: Type.Optional(Type.Boolean({ description: 'Only those untouched by staff' })),
    },
    apply: (query, { waiting }) => {
      if (waiting) query.where({ active: false, version: 1 })
    },
  },
  name: row => row.name,
  given: ['product', 'stars', 'name', 'text'],
  body: {
    product: Type.Optional(Type.String({ format: 'uuid' })),
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    name: requiredText(200, 'Name is required'),
    text: requiredText(5000, 'Review is required'),
    answer: optionalText(5000),
    active: flagInput,
  },
  besides: ({ product }) => ({ columns: { product_id: product } }),
})
