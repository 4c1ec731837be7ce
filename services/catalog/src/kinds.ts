import type { Column } from './content/columns.ts'
import type { ContentType } from './content/content-type.ts'
import { aboutContents } from './routes/about/index.ts'
import { banners } from './routes/banner/index.ts'
import { posts } from './routes/blog/index.ts'
import { categories } from './routes/categories/index.ts'
import { companyColumns } from './routes/company/settings.ts'
import { customers } from './routes/customers/index.ts'
import { events } from './routes/events/index.ts'
import { faqs } from './routes/faq/index.ts'
import { works } from './routes/our-work/index.ts'
import { products } from './routes/products/products.ts'
import { reviews } from './routes/reviews/reviews.ts'
import { sizeCharts } from './routes/size-charts/size-charts.ts'
import { synonyms } from './routes/synonyms/index.ts'
import { testimonials } from './routes/testimonials/index.ts'

/** The kinds of content that the site shows or is searched by. */
export const kinds: readonly ContentType[] = [
  reviews,
  sizeCharts,
  aboutContents,
  banners,
  categories,
  customers,
  events,
  faqs,
  posts,
  products,
  synonyms,
  testimonials,
  works,
]

/** A column with an image or a list of images. */
export interface ImageColumn {
  table: string
  field: string
  /** Name in the table. */
  name: string
  holds: 'one' | 'list'
  /** The kind of its records; undefined for the company's settings. */
  type?: ContentType
}

/** Every column through which a record or the company uses images. */
export const imageColumns: readonly ImageColumn[] = [
  ...kinds.flatMap(type =>
    imagesIn({ ...type.columns, ...type.adminColumns }).map(column => ({
      ...column,
      table: type.table,
      type,
    })),
  ),
  ...imagesIn(companyColumns).map(column => ({ ...column, table: 'company' })),
]

function imagesIn(columns: Readonly<Record<string, Pick<Column, 'name' | 'images'>>>) {
  return Object.entries(columns).flatMap(([field, { name = field, images }]) =>
    images ? [{ field, name, holds: images }] : [],
  )
}

/** Returns SQL of the images that the columns hold, with one column `image`. */
export const usedImages = imageColumns
  .map(({ table, name, holds }) =>
    holds === 'one'
      ? `select ${name} as image from ${table} where ${name} is not null`
      : `select image from ${table}, jsonb_array_elements(${name}) as image`,
  )
  .join(' union all ')

/** Returns the SQL condition that a column of a row holds an image. @param hash SQL */
export function holdsImage({ name, holds }: ImageColumn, hash: string): string {
  return holds === 'one'
    ? `${name}->>'hash' = ${hash}`
    : `${name} @> jsonb_build_array(jsonb_build_object('hash', ${hash}))`
}
