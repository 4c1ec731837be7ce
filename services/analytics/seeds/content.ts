import type { Visitor } from '../src/storage/event.ts'

/** Values with their relative weights. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

export const places: Weighted<Pick<Visitor, 'country' | 'city'>> = [
  [{ country: 'GR', city: 'Athens' }, 38],
  [{ country: 'GR', city: 'Thessaloniki' }, 17],
  [{ country: 'GR', city: 'Patra' }, 7],
  [{ country: 'GR', city: 'Heraklion' }, 6],
  [{ country: 'GR', city: 'Larissa' }, 4],
  [{ country: 'GR', city: 'Volos' }, 3],
  [{ country: 'CY', city: 'Nicosia' }, 6],
  [{ country: 'CY', city: 'Limassol' }, 4],
  [{ country: 'DE', city: 'Munich' }, 4],
  [{ country: 'DE', city: 'Stuttgart' }, 2],
  [{ country: 'GB', city: 'London' }, 3],
  [{ country: 'NL', city: 'Amsterdam' }, 2],
  [{ country: 'IT', city: 'Milan' }, 2],
  [{ country: 'BG', city: 'Sofia' }, 1],
  [{ country: 'US', city: 'New York' }, 1],
]

export const origins: Weighted<Pick<Visitor, 'source' | 'campaign'>> = [
  [{ source: 'google' }, 36],
  [{ source: 'direct' }, 24],
  [{ source: 'instagram' }, 12],
  [{ source: 'instagram', campaign: 'δώρα-χριστουγέννων' }, 5],
  [{ source: 'facebook' }, 9],
  [{ source: 'facebook', campaign: 'back-to-school' }, 4],
  [{ source: 'linkedin', campaign: 'εταιρικά-δώρα' }, 4],
  [{ source: 'other' }, 6],
]

export const browsers: Weighted<Pick<Visitor, 'device' | 'browser' | 'os'>> = [
  [{ device: 'mobile', browser: 'Chrome', os: 'Android' }, 33],
  [{ device: 'mobile', browser: 'Safari', os: 'iOS' }, 22],
  [{ device: 'desktop', browser: 'Chrome', os: 'Windows' }, 22],
  [{ device: 'desktop', browser: 'Microsoft Edge', os: 'Windows' }, 8],
  [{ device: 'desktop', browser: 'Safari', os: 'macOS' }, 6],
  [{ device: 'desktop', browser: 'Firefox', os: 'Linux' }, 4],
  [{ device: 'tablet', browser: 'Safari', os: 'iOS' }, 5],
]

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
