import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { secretCalls, secretPages, withoutSecret } from './secret-links.ts'

const root = join(import.meta.dirname, '../../..')

describe('withoutSecret', () => {
  it.each(secretPages)('removes the token below %s', page => {
    for (const token of ['K7x', 'K7x?a=b', 'K7x/pdf#end']) {
      expect(withoutSecret(`https://shop.example${page}/${token}`)).toBe(
        `https://shop.example${page}`,
      )
    }
    expect(withoutSecret(`${page}/K7x`)).toBe(page)
  })

  it('ignores the case of the path, as the router does', () => {
    expect(withoutSecret('/Design-Order/K7x')).toBe('/Design-Order')
  })

  it('keeps every other address', () => {
    for (const address of ['/products/offer', '/offers/new', '/order-status', '/?utm_source=ig']) {
      expect(withoutSecret(address)).toBe(address)
    }
  })
})

test('the list has the page of every route with a token, and no other', async () => {
  const remotes = ['admin', 'analytics', 'storefront', 'studio']
  const sources = await Promise.all(remotes.map(name => read(`mfe-${name}/src/remote.tsx`)))
  const paths = sources.flatMap(source =>
    Array.from(source.matchAll(/path: '([^']*\/:token[^']*)'/g), ([, path = '']) => path),
  )
  expect(beforeToken(paths, ':token')).toEqual(secretPages.toSorted())
})

test('the list has every call with a token, and no other', async () => {
  const services = ['analytics', 'catalog', 'identity', 'orders', 'studio']
  const documents = await Promise.all(services.map(name => read(`services/${name}/openapi.json`)))
  const paths = documents.flatMap(document => Object.keys(JSON.parse(document).paths))
  expect(beforeToken(paths, '{token}')).toEqual(secretCalls.toSorted())
})

test("the gateway's access log hides the token of every page and call in the list", async () => {
  const template = await read('gateway/templates/log.conf.template')
  const hidden = Array.from(
    template.matchAll(/^ {2}"~\*\^(\S+)\/" "(\S+)\/…";$/gm),
    ([, pattern, logged]) => [pattern, logged],
  )
  expect(hidden.toSorted()).toEqual(
    [...secretPages, ...secretCalls].toSorted().map(path => [path, path]),
  )
})

/** Returns the static beginning of each path with a token, sorted, each once. */
function beforeToken(paths: string[], token: string): string[] {
  const found = paths
    .filter(path => path.split('/').includes(token))
    .map(path => path.replace(/\/[:{].*/, ''))
  return [...new Set(found)].toSorted()
}

function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8')
}
