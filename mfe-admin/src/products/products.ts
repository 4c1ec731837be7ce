import { multipart, unwrap } from '@stampa/api'
import { anyImage, productFavicon } from '@stampa/rules/files'
import { catalog } from '../shared/calls/api.ts'
import type { RecordOf } from '../shared/calls/content-calls.ts'
import { importAction } from '../shared/import/import-sheet.ts'
import { unwrapList } from '../shared/list/server-list.ts'
import {
  active,
  choices,
  image,
  images,
  longText,
  order,
  priceTable,
  slug,
  tags,
  text,
} from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'
import { titledOverlay } from '../shared/titled.tsx'

/** Rows that are loaded before the rest of a long list: more than a page. */
const firstCount = 100

const fallback = 'Failed to fetch data'

async function loadProducts() {
  const query = { limit: firstCount }
  const [first, categories, events, sizeCharts] = await Promise.all([
    unwrapList(catalog.GET('/api/products/all', { params: { query } }), fallback),
    unwrap(catalog.GET('/api/categories/all'), { fallback }),
    unwrap(catalog.GET('/api/events/all'), { fallback }),
    unwrap(catalog.GET('/api/size-charts/admin'), { fallback }),
  ])
  const more = first.next !== undefined
  const all = more ? unwrap(catalog.GET('/api/products/all'), { fallback }) : undefined
  // `useWholeList` reports the failure while the list is shown.
  all?.catch(() => undefined)
  return { rows: first.rows, all, choices: { categories, events, sizeCharts } }
}

const importProducts = importAction((file, dryRun) =>
  unwrap(
    catalog.POST('/api/products/import', {
      params: { query: { dryRun } },
      body: { file },
      bodySerializer: multipart,
    }),
    { fallback: 'Failed to import products', preferServerMessage: true },
  ),
)

const categoryNames = ({ categories }: RecordOf<'products'>) =>
  categories.map(({ name }) => name).join(', ')

const categoriesLabel = { en: 'Categories', el: 'Κατηγορίες' }
const uncategorized = { en: 'Uncategorized', el: 'Χωρίς κατηγορία' }

export const products = resource({
  kind: 'products',
  words: {
    title: { en: 'Products', el: 'Προϊόντα' },
    noun: { en: 'product', el: 'προϊόν' },
    many: { en: 'products', el: 'προϊόντα' },
    fresh: { en: 'New product', el: 'Νέο προϊόν' },
    this: { en: 'this product', el: 'αυτό το προϊόν' },
  },
  failures: { load: fallback },
  load: loadProducts,
  nameOf: product => product.title,
  searchText: product => `${product.title} ${categoryNames(product)} ${product.description}`,
  publicPath: ({ slug }) => `/products/${slug}`,
  fields: [
    text('title', { en: 'Title', el: 'Τίτλος' }),
    longText('description', { en: 'Description', el: 'Περιγραφή' }),
    choices(
      'categories',
      categoriesLabel,
      {
        en: 'There are no categories yet. Add one first.',
        el: 'Δεν υπάρχουν ακόμη κατηγορίες. Προσθέστε πρώτα μία.',
      },
      { filter: 'category' },
    ),
    image('image', { en: 'Image', el: 'Εικόνα' }, anyImage, {
      hint: {
        en: 'A portrait of 4:5 suits the product cards.',
        el: 'Στις κάρτες ταιριάζει όρθια εικόνα 4:5.',
      },
      aspect: 4 / 5,
    }),
    images(
      { en: 'More images', el: 'Περισσότερες εικόνες' },
      {
        max: 9,
        hint: {
          en: 'Visitors leaf through them on the product’s page.',
          el: 'Οι επισκέπτες τις ξεφυλλίζουν στη σελίδα του προϊόντος.',
        },
        keepsUnnamed: true,
      },
    ),
    image('favicon', { en: 'Favicon', el: 'Εικονίδιο' }, productFavicon, {
      removable: true,
      described: false,
    }),
    choices(
      'events',
      { en: 'Events', el: 'Περιστάσεις' },
      {
        en: 'There are no events yet.',
        el: 'Δεν υπάρχουν ακόμη περιστάσεις.',
      },
    ),
    tags(
      'colours',
      { en: 'Colours', el: 'Χρώματα' },
      {
        hint: {
          en: 'Separated by commas. Visitors filter by them and order in them.',
          el: 'Χωρισμένα με κόμματα. Οι επισκέπτες ψάχνουν και παραγγέλνουν με αυτά.',
        },
      },
    ),
    tags(
      'sizes',
      { en: 'Sizes', el: 'Μεγέθη' },
      {
        hint: {
          en: 'Separated by commas, the smallest first.',
          el: 'Χωρισμένα με κόμματα, πρώτα το μικρότερο.',
        },
      },
    ),
    choices(
      'sizeCharts',
      { en: 'Size charts', el: 'Μεγεθολόγια' },
      { en: 'There are no size charts yet.', el: 'Δεν υπάρχουν ακόμη μεγεθολόγια.' },
    ),
    priceTable({ en: 'Prices', el: 'Τιμές' }),
    slug('title', '/products/'),
    order(),
    active(),
  ],
  columns: [
    'image',
    'title',
    {
      id: 'categories',
      label: categoriesLabel,
      text: (product, language) => categoryNames(product) || uncategorized[language],
    },
    'order',
    'active',
  ],
  page: () => import(/* webpackChunkName: "products" */ './products-page.tsx'),
  routes: [
    {
      path: 'import',
      action: importProducts,
      handle: titledOverlay({ en: 'Import products', el: 'Εισαγωγή προϊόντων' }),
      element: null,
    },
  ],
})
