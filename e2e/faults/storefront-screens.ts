/** Lists of the public site: what they show without records and without the catalogue, in Greek and English. */
export const screens = [
  {
    path: '/products',
    title: 'Προϊόντα',
    empty: ['Δεν υπάρχουν ακόμη προϊόντα εδώ', 'There are no products here yet'],
    failed: ['Failed to load products', 'Τα προϊόντα δεν φορτώθηκαν'],
  },
  {
    path: '/categories',
    title: 'Κατηγορίες',
    empty: ['Δεν υπάρχουν ακόμη κατηγορίες', 'There are no categories yet'],
    failed: ['Failed to load categories', 'Οι κατηγορίες δεν φορτώθηκαν'],
  },
  {
    path: '/events',
    title: 'Περιστάσεις',
    empty: ['Δεν υπάρχουν ακόμη περιστάσεις', 'There are no occasions yet'],
    failed: ['Failed to load events', 'Οι περιστάσεις δεν φορτώθηκαν'],
  },
  {
    path: '/our-works',
    title: 'Τα έργα μας',
    empty: ['No work posts available at the moment.', 'No work posts available at the moment.'],
    failed: ['Failed to load our works', 'Τα έργα μας δεν φορτώθηκαν'],
  },
  {
    path: '/blog',
    title: 'Ιστολόγιο',
    empty: ['Δεν υπάρχουν ακόμη άρθρα', 'There are no posts yet'],
    failed: ['Failed to load blog posts', 'Τα άρθρα δεν φορτώθηκαν'],
  },
  {
    path: '/about',
    title: 'Σχετικά με εμάς',
    empty: ['Η ιστορία μας γράφεται', 'Our story is being written'],
    failed: ['Failed to load about content', 'Το περιεχόμενο της σελίδας δεν φορτώθηκε'],
  },
  {
    path: '/faq',
    title: 'Συχνές ερωτήσεις',
    empty: ['Δεν υπάρχουν ακόμη ερωτήσεις', 'There are no questions yet'],
    failed: ['Failed to load FAQs', 'Οι ερωτήσεις δεν φορτώθηκαν'],
  },
  {
    path: '/testimonials',
    title: 'Τι λένε οι πελάτες μας',
    empty: ['Δεν υπάρχουν ακόμη γνώμες', 'There are no testimonials yet'],
    failed: ['Failed to load testimonials', 'Οι γνώμες των πελατών δεν φορτώθηκαν'],
  },
  {
    path: '/banners',
    title: 'Προσφορές και νέα',
    empty: ['Δεν υπάρχουν προσφορές αυτή τη στιγμή', 'There are no offers at the moment'],
    failed: ['Failed to load banners', 'Οι προσφορές δεν φορτώθηκαν'],
  },
]

/** Pages of one record: what they show when it cannot be loaded. */
export const details = [
  { path: '/products/anything', failed: 'Failed to load product' },
  { path: '/products/category/anything', failed: 'Failed to load products' },
  { path: '/blog/anything', failed: 'Failed to load blog post' },
]
