import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from './playwright.config.ts'

/**
 * `npm run gallery -- <address>`: takes the pictures of `docs/gallery` from a running platform with
 * demo content, each public screen as a phone and a desk show it at first.
 */
const folder = join(import.meta.dirname, '../docs/gallery')

const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 900 },
}

const screens: Record<string, string> = {
  home: '/',
  products: '/products',
  category: '/products/category/blouzakia',
  product: '/products/vamvakero-blouzaki-aigina',
  'our-works': '/our-works',
  blog: '/blog',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  'custom-order': '/custom-order',
  categories: '/categories',
  events: '/events',
  testimonials: '/testimonials',
  banners: '/banners',
  search: '/search?q=mployzakia',
  sitemap: '/sitemap',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/nothing',
  english: '/?lang=en',
}

async function main(address: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    for (const [size, viewport] of Object.entries(sizes)) {
      const page = await browser.newPage({ viewport, locale: 'el-GR', reducedMotion: 'reduce' })
      // Who has answered the question about cookies sees the page without it.
      await page.addInitScript(() => {
        const consent = { necessary: true, analytics: false, timestamp: new Date().toISOString() }
        localStorage.setItem('cookieConsent', JSON.stringify(consent))
      })
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' })
        await page.screenshot({
          path: join(folder, `${name}-${size}.jpg`),
          type: 'jpeg',
          quality: 70,
        })
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  await writeFile(join(folder, 'README.md'), index())
}

/** The pictures side by side, as a page to read. */
function index(): string {
  const rows = Object.entries(screens).map(
    ([name, path]) =>
      `| \`${path}\` | ![${name} on a phone](${name}-phone.jpg) | ![${name} on a desk](${name}-desk.jpg) |`,
  )
  return [
    '# Gallery',
    '',
    'The public screens with demo content, at 360 and 1280 px. Taken by `npm run gallery -- http://127.0.0.1:8080`.',
    '',
    '| Address | Phone | Desk |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const [address] = process.argv.slice(2)
if (!address) throw new Error('The address of a running platform is needed')
await main(address)
