import { longText, sizeTable, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const sizeCharts = resource({
  kind: 'size-charts',
  words: {
    title: { en: 'Size charts', el: 'Μεγεθολόγια' },
    noun: { en: 'size chart', el: 'μεγεθολόγιο' },
    many: { en: 'size charts', el: 'μεγεθολόγια' },
    fresh: { en: 'New size chart', el: 'Νέο μεγεθολόγιο' },
    this: { en: 'this size chart', el: 'αυτό το μεγεθολόγιο' },
  },
  nameOf: ({ name }) => name,
  consequenceOf: () => ({
    en: 'Its products will no longer show it.',
    el: 'Τα προϊόντα του δεν θα το δείχνουν πια.',
  }),
  fields: [
    text(
      'name',
      { en: 'Name', el: 'Όνομα' },
      {
        hint: {
          en: 'Visitors read it above the table. The form of a product chooses its charts.',
          el: 'Οι επισκέπτες το διαβάζουν πάνω από τον πίνακα. Κάθε προϊόν διαλέγει τα δικά του στη φόρμα του.',
        },
      },
    ),
    longText('note', { en: 'How to measure', el: 'Πώς μετράμε' }),
    sizeTable('table', { en: 'Measures in centimetres', el: 'Μέτρα σε εκατοστά' }),
  ],
  columns: [
    'name',
    {
      id: 'sizes',
      label: { en: 'Sizes', el: 'Μεγέθη' },
      text: ({ table }) => table.sizes.map(({ name }) => name).join(', '),
    },
  ],
  page: () => import(/* webpackChunkName: "size-charts" */ '../shared/resource/resource-page.tsx'),
})
