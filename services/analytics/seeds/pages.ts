/** A page of the demo shop with its relative number of views. */
export interface DemoPage {
  path: string
  title: string
  name: string
  weight: number
}

/** Pages with the storefront's titles. */
export const demoPages: readonly DemoPage[] = [
  { path: '/', title: 'Stampa', name: 'Home', weight: 30 },
  { path: '/products', title: 'Προϊόντα | Stampa', name: 'Products', weight: 18 },
  {
    path: '/test-your-idea',
    title: 'Δοκιμάστε την ιδέα σας | Stampa',
    name: 'Test Your Idea',
    weight: 12,
  },
  { path: '/our-works', title: 'Τα έργα μας | Stampa', name: 'Our Works', weight: 8 },
  { path: '/contact', title: 'Επικοινωνία | Stampa', name: 'Contact', weight: 7 },
  { path: '/blog', title: 'Blog | Stampa', name: 'Blog', weight: 5 },
  { path: '/faq', title: 'Συχνές ερωτήσεις | Stampa', name: 'FAQ', weight: 4 },
  { path: '/about', title: 'Σχετικά με εμάς | Stampa', name: 'About Us', weight: 4 },
  { path: '/privacy', title: 'Πολιτική απορρήτου | Stampa', name: 'Privacy Policy', weight: 1 },
  { path: '/terms', title: 'Όροι χρήσης | Stampa', name: 'Terms of Service', weight: 1 },
]
