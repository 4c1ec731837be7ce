import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Directories with code that handles amounts. */
const folders = ['money', 'offers', 'sku', 'routes/offers', 'routes/sku', 'routes/offer-link']

/** Patterns of float arithmetic on amounts. */
const float = /parseFloat|toFixed|Math\.(?:round|floor|ceil|trunc)|[*/] ?100\b|\b0\.24\b|\b1\.24\b/

/** `Number(…)` of anything but counts, years and values that a schema validates afterwards. */
const number = /(?<!\.)\bNumber\((?!row\?\.count|values\.offer_date|plain\)|sent )/

test('computes amounts only in the pricing package', () => {
  const found = folders.flatMap(folder =>
    readdirSync(join(source, folder))
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap(name =>
        readFileSync(join(source, folder, name), 'utf8')
          .split('\n')
          .filter(text => !/^\s*(?:\*|\/\*\*|\/\/)/.test(text))
          .filter(text => float.test(text) || number.test(text))
          .map(text => `${folder}/${name}: ${text.trim()}`),
      ),
  )
  expect(found).toEqual([])
})
