import { expect, test } from 'vitest'
import { testsOf } from './changed.ts'

const tests = [
  'e2e/maps.test.ts',
  'gateway/test/limits.test.ts',
  'mfe-admin/src/faq/faq.test.ts',
  'services/orders/src/routes/contact/contact.test.ts',
  'services/orders/test/interface.test.ts',
  'services/studio/test/interface.test.ts',
]

test.each([
  ['services/orders/src/routes/contact/index.ts', tests.slice(3, 5)],
  ['services/orders/migrations/20261120t0900-create-outbox.ts', tests.slice(3, 5)],
  ['gateway/templates/api.conf.template', tests.slice(1, 2)],
  ['services/orders/test/interface.test.ts', []],
  ['README.md', []],
])('a change of %s affects the tests of its workspace and of documents', (file, affected) => {
  expect(testsOf([file], tests)).toEqual(['e2e/maps.test.ts', ...affected])
})
