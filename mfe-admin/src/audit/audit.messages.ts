import { defineMessages } from '@stampa/platform'

export const auditMessages = defineMessages({
  title: { en: 'Audit log', el: 'Ιστορικό ενεργειών' },
  description: {
    en: 'What was changed, by whom and when. Nobody can change it; it is kept for two years.',
    el: 'Τι άλλαξε, από ποιον και πότε. Δεν το αλλάζει κανείς· μένει για δύο χρόνια.',
  },
  search: { en: 'Search by e-mail', el: 'Αναζήτηση με e-mail' },
  person: { en: 'Person', el: 'Άτομο' },
  at: { en: 'Time', el: 'Ώρα' },
  action: { en: 'Action', el: 'Ενέργεια' },
  kind: { en: 'Kind', el: 'Είδος' },
  allKinds: { en: 'All kinds', el: 'Όλα τα είδη' },
  record: { en: 'Record', el: 'Εγγραφή' },
  call: { en: 'Call', el: 'Κλήση' },
  from: { en: 'From', el: 'Από' },
  to: { en: 'To', el: 'Έως' },
  empty: { en: 'Nothing was changed yet', el: 'Δεν έχει αλλάξει κάτι ακόμη' },
  incomplete: {
    en: 'Some changes cannot be shown',
    el: 'Κάποιες αλλαγές δεν μπορούν να εμφανιστούν',
  },
})

export const actionNames = defineMessages({
  created: { en: 'Added', el: 'Προστέθηκε' },
  changed: { en: 'Changed', el: 'Άλλαξε' },
  deleted: { en: 'Deleted', el: 'Διαγράφηκε' },
  restored: { en: 'Restored', el: 'Επαναφέρθηκε' },
})

/** Names of the kinds of records, by their names in the services. */
export const kindNames = defineMessages({
  about_contents: { en: 'About', el: 'Σχετικά' },
  administrators: { en: 'Person', el: 'Άτομο' },
  banners: { en: 'Banner', el: 'Banner' },
  blog_posts: { en: 'Blog post', el: 'Άρθρο' },
  categories: { en: 'Category', el: 'Κατηγορία' },
  clients: { en: 'Client', el: 'Πελάτης' },
  color_variants: { en: 'Colour of a studio product', el: 'Χρώμα προϊόντος του studio' },
  company: { en: 'Company', el: 'Εταιρεία' },
  contact_messages: { en: 'Contact message', el: 'Μήνυμα' },
  custom_orders: { en: 'Custom order', el: 'Παραγγελία' },
  customers: { en: 'Customer shown', el: 'Πελάτης στη σελίδα' },
  design_orders: { en: 'Design order', el: 'Παραγγελία σχεδίου' },
  design_products: { en: 'Studio product', el: 'Προϊόν του studio' },
  events: { en: 'Event', el: 'Περίσταση' },
  faqs: { en: 'FAQ', el: 'Συχνή ερώτηση' },
  job_calendar: { en: 'Calendar link', el: 'Σύνδεσμος ημερολογίου' },
  jobs: { en: 'Production job', el: 'Εργασία παραγωγής' },
  mail_templates: { en: 'Text of a mail', el: 'Κείμενο email' },
  mails: { en: 'Undelivered mail', el: 'Ανεπίδοτο email' },
  offers: { en: 'Offer', el: 'Προσφορά' },
  order_attachments: { en: 'File of an order', el: 'Αρχείο παραγγελίας' },
  products: { en: 'Product', el: 'Προϊόν' },
  proofs: { en: 'Proof', el: 'Δοκίμιο' },
  queue: { en: 'Queue of page views', el: 'Ουρά επισκέψεων' },
  api_keys: { en: 'API key', el: 'Κλειδί API' },
  roles: { en: 'Role', el: 'Ρόλος' },
  sessions: { en: 'Session', el: 'Σύνδεση' },
  shares: { en: 'Shared link of analytics', el: 'Σύνδεσμος στατιστικών' },
  skus: { en: 'SKU', el: 'SKU' },
  synonyms: { en: 'Synonyms', el: 'Συνώνυμα' },
  testimonials: { en: 'Testimonial', el: 'Μαρτυρία' },
  visits: { en: 'Visit', el: 'Επίσκεψη' },
  webhooks: { en: 'Webhook', el: 'Webhook' },
  works: { en: 'Work', el: 'Δουλειά' },
})
