import { defineMessages } from '@stampa/platform'

export const homeMessages = defineMessages({
  title: { el: 'Stampa | Τυπώνουμε την ιδέα σας', en: 'Stampa | We print your idea' },
  description: {
    el: 'Μπλουζάκια, φούτερ, κούπες, τσάντες και δώρα με το δικό σας σχέδιο, για επιχειρήσεις και παρέες, από ένα κομμάτι ως χίλια.',
    en: 'T-shirts, sweatshirts, mugs, bags and gifts with your own design, for businesses and friends, from one piece to a thousand.',
  },
  design: { el: 'Σχεδιάστε το δικό σας', en: 'Design yours' },
  quote: { el: 'Ζητήστε προσφορά', en: 'Request a quote' },
  categories: { el: 'Κατηγορίες', en: 'Categories' },
  featured: { el: 'Ξεχωρίζουν', en: 'Featured' },
  allProducts: { el: 'Όλα τα προϊόντα', en: 'All products' },
  events: { el: 'Για κάθε περίσταση', en: 'For every occasion' },
  order: { el: 'Τυπώστε το δικό σας', en: 'Print your own' },
  orderText: {
    el: 'Διαλέξτε προϊόντα, ανεβάστε το σχέδιό σας και πείτε μας πόσα θέλετε. Δεν πληρώνετε τίποτα τώρα: σας απαντάμε με τιμή και χρόνο.',
    en: 'Choose products, upload your design and tell us how many. You pay nothing now: we answer with a price and a date.',
  },
  contact: { el: 'Ρωτήστε μας', en: 'Ask us' },
  testimonials: { el: 'Τι λένε οι πελάτες μας', en: 'What our customers say' },
  allTestimonials: { el: 'Όλες οι γνώμες', en: 'All testimonials' },
  blog: { el: 'Από το ιστολόγιο', en: 'From the blog' },
  allPosts: { el: 'Όλα τα άρθρα', en: 'All posts' },
  customers: { el: 'Μας εμπιστεύονται', en: 'They trust us' },
  pauseLogos: { el: 'Παύση κίνησης', en: 'Pause motion' },
  playLogos: { el: 'Έναρξη κίνησης', en: 'Start motion' },
})
