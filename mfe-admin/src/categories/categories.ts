import { pngFavicon, pngImage } from '@stampa/rules/files'
import { active, longText, slug, text, uploadedImage } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const categories = resource({
  kind: 'categories',
  words: {
    title: { en: 'Categories', el: 'Κατηγορίες' },
    noun: { en: 'category', el: 'κατηγορία' },
    many: { en: 'categories', el: 'κατηγορίες' },
    fresh: { en: 'New category', el: 'Νέα κατηγορία' },
    this: { en: 'this category', el: 'αυτή την κατηγορία' },
  },
  nameOf: category => category.name,
  publicPath: ({ slug }) => `/products/category/${slug}`,
  consequenceOf: ({ productCount: count }) =>
    count > 0
      ? {
          en: `Its products stay, without this category: ${count}.`,
          el: `Τα προϊόντα της μένουν, χωρίς την κατηγορία: ${count}.`,
        }
      : undefined,
  fields: [
    text('name', { en: 'Name', el: 'Όνομα' }),
    longText('description', { en: 'Description', el: 'Περιγραφή' }),
    // Marked as required, and not checked: back-office specification, section 5.
    uploadedImage('image', { en: 'Image', el: 'Εικόνα' }, pngImage, {
      aspect: 4 / 5,
      required: true,
      removable: true,
    }),
    uploadedImage('favicon', { en: 'Favicon', el: 'Εικονίδιο' }, pngFavicon, {
      removable: true,
      described: false,
    }),
    slug('name', '/products/category/'),
    active(),
  ],
  columns: [
    'image',
    'name',
    'description',
    { id: 'products', label: { en: 'Products', el: 'Προϊόντα' }, number: row => row.productCount },
    'active',
  ],
  page: () => import(/* webpackChunkName: "categories" */ '../shared/resource/resource-page.tsx'),
})
