import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import routerLoader, { unset } from './router-loader.ts'

test('lets a bundle leave out what nothing uses of the installed router', async () => {
  const cwd = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  let source = ''
  for await (const file of glob('dist/production/*.mjs', { cwd })) {
    source += await readFile(`${cwd}/${file}`, 'utf8')
  }
  expect(source).toMatch(/^Link\.displayName = /m)
  expect(source).toMatch(/^var Link = \w+\.forwardRef\(/m)
  const unused = [...unset, ' || parseHydrationData()']
  expect(unused.filter(code => !source.includes(code))).toEqual([])
  const shortened = routerLoader(source)
  expect(unused.filter(code => shortened.includes(code))).toEqual([])
  expect(shortened).not.toMatch(/^\w+\.displayName = /m)
  expect(shortened).not.toMatch(/^var \w+ = \w+\.forwardRef\(/m)
  expect(shortened).toMatch(/^var Link = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/m)
})
