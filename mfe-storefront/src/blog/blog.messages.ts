import { defineMessages } from '@stampa/platform'

export const blogMessages = defineMessages({
  title: { el: 'Ιστολόγιο', en: 'Blog' },
  description: {
    el: 'Συμβουλές από το εργαστήριο: μέθοδοι εκτύπωσης, αρχεία, υφάσματα, φροντίδα και ιδέες για δώρα.',
    en: 'Advice from the workshop: ways of printing, files, fabrics, care and ideas for gifts.',
  },
  failed: {
    el: 'Τα άρθρα δεν φορτώθηκαν',
    en: 'Failed to load blog posts',
    specified: 'en',
  },
  empty: { el: 'Δεν υπάρχουν ακόμη άρθρα', en: 'There are no posts yet' },
  emptyText: {
    el: 'Γράφουμε το πρώτο. Περάστε ξανά σύντομα.',
    en: 'We are writing the first one. Come back soon.',
  },
  /** Title of every page but the first. */
  olderTitle: {
    el: (title: string) => `${title} – παλαιότερα άρθρα`,
    en: (title: string) => `${title} – older posts`,
  },
  older: { el: 'Παλαιότερα άρθρα', en: 'Older posts' },
  newest: { el: 'Νεότερα άρθρα', en: 'Newest posts' },
})
