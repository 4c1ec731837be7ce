import { defineMessages } from '@stampa/platform'

export const dashboardMessages = defineMessages({
  title: { en: 'Dashboard', el: 'Αρχική' },
  products: { en: 'Products', el: 'Προϊόντα' },
  categories: { en: 'Categories', el: 'Κατηγορίες' },
  blog: { en: 'Blog posts', el: 'Άρθρα' },
  banners: { en: 'Banners', el: 'Banner' },
  testimonials: { en: 'Testimonials', el: 'Μαρτυρίες' },
  events: { en: 'Events', el: 'Περιστάσεις' },
  customOrders: { en: 'Custom orders', el: 'Παραγγελίες' },
  ourWork: { en: 'Our work', el: 'Οι δουλειές μας' },
  customers: { en: 'Customers', el: 'Πελάτες' },
  quickActions: { en: 'Quick actions', el: 'Γρήγορες ενέργειες' },
  latestOrders: { en: 'Latest orders', el: 'Τελευταίες παραγγελίες' },
  noOrders: { en: 'No custom orders yet', el: 'Καμία παραγγελία ακόμη' },
  recentProducts: { en: 'Recent products', el: 'Πρόσφατα προϊόντα' },
  recentPosts: { en: 'Recent blog posts', el: 'Πρόσφατα άρθρα' },
  nothing: { en: 'Nothing here yet', el: 'Τίποτα ακόμη' },
  addFirst: { en: 'Add the first', el: 'Προσθέστε το πρώτο' },
  deniedTitle: { en: 'Access Denied', el: 'Δεν επιτρέπεται η πρόσβαση' },
  deniedText: { en: 'Sign in to see the dashboard.', el: 'Συνδεθείτε για να δείτε την αρχική.' },
  goToLogin: { en: 'Go to Login', el: 'Σύνδεση' },
})
