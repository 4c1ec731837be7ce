import { anyImage } from '@stampa/rules/files'
import {
  image,
  longText,
  prose,
  published,
  schedule,
  slug,
  tags,
  text,
} from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const posts = resource({
  kind: 'blog',
  words: {
    title: { en: 'Blog', el: 'Άρθρα' },
    noun: { en: 'blog post', el: 'άρθρο' },
    many: { en: 'blog posts', el: 'άρθρα' },
    fresh: { en: 'New blog post', el: 'Νέο άρθρο' },
    this: { en: 'this blog post', el: 'αυτό το άρθρο' },
  },
  failures: { load: 'Failed to fetch blogs' },
  nameOf: post => post.title,
  detailOf: post => post.author,
  publicPath: ({ slug }) => `/blog/${slug}`,
  fields: [
    text('title', { en: 'Title', el: 'Τίτλος' }),
    prose('context', { en: 'Context', el: 'Κείμενο' }),
    longText(
      'excerpt',
      { en: 'Excerpt', el: 'Περίληψη' },
      {
        hint: {
          en: 'A sentence or two for the list of posts.',
          el: 'Μία ή δύο προτάσεις για τη λίστα.',
        },
      },
    ),
    text('author', { en: 'Author', el: 'Συντάκτης' }),
    tags(
      'tags',
      { en: 'Tags', el: 'Ετικέτες' },
      {
        hint: { en: 'Separated by commas.', el: 'Χωρισμένες με κόμματα.' },
      },
    ),
    image('image', { en: 'Image', el: 'Εικόνα' }, anyImage, { aspect: 3 / 2 }),
    slug('title', '/blog/'),
    published({
      en: 'A new post is a draft. Visitors see it once it is published.',
      el: 'Ένα νέο άρθρο είναι πρόχειρο. Οι επισκέπτες το βλέπουν όταν δημοσιευτεί.',
    }),
    ...schedule,
  ],
  columns: [
    'image',
    'title',
    'author',
    'tags',
    { id: 'publishedAt', label: { en: 'Date', el: 'Ημερομηνία' }, time: post => post.publishedAt },
    'published',
  ],
  page: () => import(/* webpackChunkName: "blog" */ '../shared/resource/resource-page.tsx'),
})
