import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { plainSpelling, secretCalls, secretPages, withoutSecret } from './secret-links.ts'

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

  it('finds the token in the usual spelling of an address', () => {
    const cut = (address: string) => withoutSecret(plainSpelling(address))
    expect(cut('/%6fffer/K7x')).toBe('/offer')
    expect(cut('/order%2Dstatus/K7x')).toBe('/order-status')
    expect(cut('/test-your-idea?%64raft=K7x')).toBe('/test-your-idea')
    expect(cut('/search?q=%CE%B1%26%2F')).toBe('/search?q=%CE%B1%26%2F')
  })

  it('removes the token of a shared draft from the query', () => {
    expect(withoutSecret('/test-your-idea?view&draft=K7x&a=b')).toBe('/test-your-idea?view')
    expect(withoutSecret('/test-your-idea?draft=K7x#end')).toBe('/test-your-idea')
  })

  it('keeps every other address', () => {
    for (const address of [
      '/products/offer',
      '/offers/new',
      '/order-status',
      '/%6fffers',
      '/?utm_source=ig',
    ]) {
      expect(withoutSecret(address)).toBe(address)
    }
  })
})

/** Pages and open calls with a parameter that is no secret: published content. */
const published = {
  pages: ['/blog', '/products', '/products/category'],
  calls: [
    '/api/blog',
    '/api/categories',
    '/api/design-studio/products',
    '/api/products',
    '/api/products/category',
  ],
}

test('every page with a parameter needs a sign-in, is in the list or is published', async () => {
  // The pages of mfe-admin need a sign-in. The page server has routes of its own.
  const files = globSync('{shell,mfe-!(admin)}/src/**/*.{ts,tsx}', { cwd: root })
  const sources = await Promise.all(files.map(read))
  const paths = sources.flatMap(source =>
    Array.from(source.matchAll(/\bpath: ['"`]([^'"`]*:\w[^'"`]*)['"`]/g), ([, path = '']) => path),
  )
  const ofServer = await Promise.all(globSync('shell/server/*.ts', { cwd: root }).map(read))
  paths.push(
    ...ofServer.flatMap(source =>
      Array.from(source.matchAll(/\bapp\.get[^(]*\('(\/[^']*(?:\/\*|:)[^']*)'/g), ([, path = '']) =>
        path.replace('/*', '/:rest'),
      ),
    ),
  )
  expect(beforeParameter(paths)).toEqual([...published.pages, ...secretPages].toSorted())
})

test('every call with a parameter needs a sign-in, is in the list or is published', async () => {
  const files = globSync('services/*/openapi.json', { cwd: root })
  const documents = await Promise.all(files.map(read))
  const open = documents.flatMap(document =>
    Object.entries<Record<string, Operation>>(JSON.parse(document).paths)
      .filter(([, operations]) =>
        // Without security, or with an empty one among others, a call needs no sign-in.
        Object.values(operations).some(({ security = [{}] }) =>
          security.some(scheme => Object.keys(scheme).length === 0),
        ),
      )
      .map(([path]) => path),
  )
  expect(beforeParameter(open)).toEqual([...published.calls, ...secretCalls].toSorted())
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

interface Operation {
  security?: object[]
}

/** Returns the static beginning of each path with a parameter, sorted, each once. */
function beforeParameter(paths: string[]): string[] {
  const found = paths.filter(path => /[:{]/.test(path)).map(path => path.replace(/\/?[:{].*/, ''))
  return [...new Set(found)].toSorted()
}

function read(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8')
}
