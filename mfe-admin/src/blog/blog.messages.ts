import { defineMessages } from '@stampa/platform'

export const blogMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  context: { en: 'Context', el: 'Κείμενο' },
  excerpt: { en: 'Excerpt', el: 'Περίληψη' },
  excerptHint: {
    en: 'A sentence or two for the list of posts.',
    el: 'Μία ή δύο προτάσεις για τη λίστα.',
  },
  author: { en: 'Author', el: 'Συντάκτης' },
  tags: { en: 'Tags', el: 'Ετικέτες' },
  tagsHint: { en: 'Separated by commas.', el: 'Χωρισμένες με κόμματα.' },
  image: { en: 'Image', el: 'Εικόνα' },
  published: { en: 'Published', el: 'Δημοσιευμένο' },
  publishedHint: {
    en: 'Visitors see published posts only.',
    el: 'Οι επισκέπτες βλέπουν μόνο δημοσιευμένα άρθρα.',
  },
  publishedAt: { en: 'Date', el: 'Ημερομηνία' },
})
