import { images, longText, order, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

/** The entries of the portfolio. */
export const works = resource({
  kind: 'our-work',
  words: {
    title: { en: 'Our Work', el: 'Οι δουλειές μας' },
    noun: { en: 'work', el: 'δουλειά' },
    many: { en: 'works', el: 'δουλειές' },
    fresh: { en: 'New work', el: 'Νέα δουλειά' },
    this: { en: 'this work', el: 'αυτή τη δουλειά' },
  },
  command: { en: 'New work post', el: 'Νέα δουλειά μας' },
  // Failures to save and to delete are only logged: back-office specification, section 8.
  failures: { load: 'Failed to fetch data', save: null, remove: null },
  nameOf: work => work.title,
  detailOf: work => work.customerName,
  publicPath: () => '/our-works',
  fields: [
    text('title', { en: 'Title', el: 'Τίτλος' }),
    text('customerName', { en: 'Customer name', el: 'Πελάτης' }),
    longText('description', { en: 'Description', el: 'Περιγραφή' }),
    // Back-office specification, section 9.
    images({ en: 'Images', el: 'Εικόνες' }, { max: 10 }),
    order(0),
  ],
  columns: ['images', 'title', 'customerName', 'description', 'order'],
  page: () => import(/* webpackChunkName: "our-work" */ '../shared/resource/resource-page.tsx'),
})
