import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageParameters, pageQuery, readParameter } from './page-query.ts'

const root = join(import.meta.dirname, '../../..')

test('reads a parameter that pages are rendered from, and no other', () => {
  expect(readParameter('?q=a%20b&page=2', 'q')).toBe('a b')
  expect(readParameter('?q=', 'page')).toBeNull()
  // @ts-expect-error A page that reads an undeclared parameter does not compile.
  readParameter('?margin=5', 'margin')
})

test('keeps, changes and removes parameters, and drops unknown ones', () => {
  expect(pageQuery('?page=2&n=1&lang=en&page=3')).toBe('?lang=en&page=2')
  expect(pageQuery('?page=2&q=a%26b', { page: '3' })).toBe('?page=3&q=a%26b')
  expect(pageQuery('?page=2&utm_source=x', { page: undefined })).toBe('')
})

test('the gateway forwards exactly the parameters in the list', async () => {
  const template = await readFile(join(root, 'gateway/templates/query.conf.template'), 'utf8')
  const forwarded = Array.from(template.matchAll(/&(\w+)=\$arg_(\w+);/g), ([, name, read]) => {
    expect(name).toBe(read)
    return name
  })
  expect(forwarded).toEqual(pageParameters)
  const joined = pageParameters.map(name => `$query_${name}`).join('')
  expect(template).toContain(`map "${joined}" $page_query`)
})

/** Files that read or write another query than that of a page's first view. */
const others = [
  // Words of a product, as one field of a form.
  'mfe-storefront/src/custom-order/order-rules.ts',
  'mfe-storefront/src/custom-order/roster-field.tsx',
  // The `Link` header of a service.
  'mfe-storefront/src/shared/loaders.ts',
  // The design that is opened in the browser, after the first view.
  'mfe-studio/src/draft/address.ts',
]

test('public pages read their query through the list only', async () => {
  const sources = ['shell/src/frames/public/**/*.{ts,tsx}']
  for await (const file of glob('mfe-*/package.json', { cwd: root })) {
    const { stampa } = JSON.parse(await readFile(join(root, file), 'utf8'))
    if (stampa.frame === 'public') sources.push(`${dirname(file)}/src/**/*.{ts,tsx}`)
  }
  const found: string[] = []
  for await (const file of glob(sources, { cwd: root })) {
    if (file.includes('.test.')) continue
    const source = await readFile(join(root, file), 'utf8')
    if (/URLSearchParams|searchParams|useSearchParams/i.test(source)) found.push(file)
  }
  expect(sources.length).toBeGreaterThan(2)
  expect(found.toSorted()).toEqual(others)
})
