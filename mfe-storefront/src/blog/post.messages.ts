import { defineMessages } from '@stampa/platform'

export const postMessages = defineMessages({
  /** Of the page, while its post is not known. */
  title: { el: 'Άρθρο', en: 'Blog post' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  allPosts: { el: 'Όλα τα άρθρα', en: 'All posts' },
  tags: { el: 'Ετικέτες', en: 'Tags' },
  failed: { el: 'Το άρθρο δεν φορτώθηκε', en: 'Failed to load blog post', specified: 'en' },
  notFound: { el: 'Το άρθρο δεν βρέθηκε', en: 'Blog Post Not Found', specified: 'en' },
  notFoundText: {
    el: 'Ίσως το άρθρο δεν υπάρχει πια, ή ο σύνδεσμος γράφτηκε λάθος.',
    en: 'Perhaps there is no such post any more, or the link is misspelt.',
  },
})
