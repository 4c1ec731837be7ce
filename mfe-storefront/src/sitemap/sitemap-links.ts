import type { sitemapMessages } from './sitemap.messages.ts'

interface SitemapLink {
  to: string
  text: keyof typeof sitemapMessages
}

/** What the sitemap leads to, in its order. */
export const sitemapLinks = [
  { to: '/', text: 'home' },
  { to: '/products', text: 'products' },
  { to: '/categories', text: 'categories' },
  { to: '/events', text: 'events' },
  { to: '/custom-order', text: 'customOrder' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
  { to: '/faq', text: 'faq' },
  { to: '/testimonials', text: 'testimonials' },
  { to: '/banners', text: 'banners' },
  { to: '/blog', text: 'blog' },
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
] as const satisfies readonly SitemapLink[]
