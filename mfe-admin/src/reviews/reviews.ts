import { active, given, longText } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const reviews = resource({
  kind: 'reviews',
  words: {
    title: { en: 'Reviews', el: 'Κριτικές' },
    noun: { en: 'review', el: 'κριτική' },
    many: { en: 'reviews', el: 'κριτικές' },
    fresh: { en: 'New review', el: 'Νέα κριτική' },
    this: { en: 'this review', el: 'αυτή την κριτική' },
  },
  isGiven: true,
  nameOf: ({ name }) => name,
  searchText: ({ name, text, answer, product }) => `${name} ${text} ${answer} ${product?.title}`,
  publicPath: ({ product }) => (product ? `/products/${product.slug}` : ''),
  fields: [
    given('name', { en: 'Customer', el: 'Πελάτης' }),
    given('stars', { en: 'Stars', el: 'Αστέρια' }),
    given('text', { en: 'Review', el: 'Κριτική' }, { preview: true }),
    longText(
      'answer',
      { en: 'Answer of the shop', el: 'Απάντηση του καταστήματος' },
      {
        hint: {
          en: 'Visitors read it below the review. Empty for none.',
          el: 'Οι επισκέπτες τη διαβάζουν κάτω από την κριτική. Κενή για καμία.',
        },
      },
    ),
    active({
      en: 'Publish reviews whether they praise or not; hide only what must not be public.',
      el: 'Δημοσιεύετε κριτικές είτε επαινούν είτε όχι· κρύβετε μόνο ό,τι δεν πρέπει να φαίνεται.',
    }),
  ],
  columns: [
    'name',
    'stars',
    'text',
    {
      id: 'product',
      label: { en: 'Product', el: 'Προϊόν' },
      text: ({ product }, language) =>
        product?.title ?? { en: 'The whole order', el: 'Όλη η παραγγελία' }[language],
    },
    'active',
  ],
  page: () => import(/* webpackChunkName: "reviews" */ '../shared/resource/resource-page.tsx'),
})
