import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Collects policy violations, errors and the console output of hydration. */
async function watch(page: Page): Promise<string[]> {
  const findings: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') findings.push(message.text())
  })
  page.on('pageerror', error => findings.push(error.message))
  await page.exposeFunction('reportViolation', (text: string) => findings.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} blocked ${blockedURI}`)
    })
  })
  return findings
}

test('public pages hydrate without console messages or policy violations', async ({ page }) => {
  const findings = await watch(page)
  for (const path of ['/', '/products?page=2', '/neighbour']) {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(findings, path).toEqual([])
  }
})

test('the back office violates no policy', async ({ page, admin }) => {
  const findings = await watch(page)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  for (const path of ['/admin', '/admin/products', '/admin/products/new', '/admin/categories']) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(findings).toEqual([])
})

test('code of a page can load no script but released files', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor()
  const violated = await page.evaluate(async () => {
    const directives: string[] = []
    addEventListener('securitypolicyviolation', event => {
      directives.push(`${event.effectiveDirective} ${event.disposition}`)
    })
    const attempt = (assign: () => void) => {
      try {
        assign()
      } catch (error) {
        directives.push((error as Error).name)
      }
    }
    const script = document.createElement('script')
    attempt(() => {
      script.src = '/media/picture.png'
    })
    attempt(() => {
      document.createElement('div').innerHTML = '<b>text</b>'
    })
    // Both are allowed: the first is a released file, the second is parsed outside the page.
    document.createElement('script').src = '/mfe/storefront/1.0.0/remote.js'
    new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')
    // Events of violations are queued as tasks.
    await new Promise(resolve => setTimeout(resolve, 100))
    return directives
  })
  expect(violated.sort()).toEqual([
    'TypeError',
    'TypeError',
    'require-trusted-types-for enforce',
    'require-trusted-types-for enforce',
  ])
})

test('the server takes reports of policy violations', async ({ request }) => {
  const report = { 'effective-directive': 'img-src', 'blocked-uri': 'https://elsewhere.example' }
  const answer = await request.post('/reports/csp', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify({ 'csp-report': report }),
  })
  expect(answer.status()).toBe(204)
})

test('every response carries the security headers', async ({ request }) => {
  const paths = [
    '/',
    '/nothing/here',
    '/admin',
    '/api/products',
    '/api/nothing',
    '/mfe/nothing',
    '/media/nothing',
    '/healthz',
    '/%',
  ]
  for (const path of paths) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toMatch(/default-src '(self|none)'/)
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers.server ?? '', path).not.toMatch(/\d/)
  }
})

test('a page loads one React and one router for all remotes', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    })
  })
  await page.goto('/neighbour')
  await page.locator('html[data-ready]').waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // A remote's links work only with the shell's router, its hooks only with the shell's React.
  await page.getByRole('link', { name: 'To the specimen' }).click()
  await page.getByRole('button', { name: 'Clicked 0 times' }).click()
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible()
  await page.getByRole('link', { name: 'Stampa' }).first().click()
  await expect(page.getByRole('region', { name: 'Κατηγορίες' })).toBeVisible()
  const found = await page.evaluate(() => ({
    renderers: (window as unknown as { renderers: unknown[] }).renderers.length,
    sameDocument: 'sameDocument' in window,
  }))
  expect(found).toEqual({ renderers: 1, sameDocument: true })
})
