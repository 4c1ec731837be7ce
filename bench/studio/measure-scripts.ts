import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { withBrowser } from '../web/browser.ts'
import { isOpen, onPage, studioPath } from './visit-studio.ts'

const otherRoutes = ['/', '/products', '/our-works', '/contact', '/blog', '/about', '/faq']

/** Measures the JavaScript of the studio's page alone, and the canvas library's share of other pages. */
export async function measureScripts(origin: string, releases: string): Promise<Measurement[]> {
  return withBrowser(async browser => {
    const own = await scriptsOf(browser, origin, studioPath)
    const sizes = await Promise.all(
      own
        .filter(({ path }) => path.startsWith('/mfe/studio/'))
        .map(async ({ path }) => (await stat(join(releases, `${path.slice(5)}.gz`))).size),
    )
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
    let elsewhere = 0
    for (const path of otherRoutes) {
      for (const { text } of await scriptsOf(browser, origin, path)) {
        if (text.includes('ActiveSelection')) elsewhere += text.length
      }
    }
    return [
      {
        name: 'JavaScript of the studio alone, gzip',
        values: [kilobytes],
        unit: 'KB',
        digits: 1,
        goal: { atMost: 140 },
      },
      {
        name: `canvas library on ${otherRoutes.length} other routes`,
        values: [elsewhere],
        unit: 'bytes',
        goal: { atMost: 0 },
      },
    ]
  })
}

/** Returns the requests of a page once the network is idle. */
async function scriptsOf(browser: Browser, origin: string, path: string) {
  return onPage(browser, origin, async page => {
    const scripts: Promise<{ path: string; text: string }>[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      scripts.push(response.text().then(text => ({ path: pathname, text })))
    })
    await page.goto(origin + path)
    if (path === studioPath) await isOpen(page)
    await page.waitForLoadState('networkidle')
    return Promise.all(scripts)
  })
}
