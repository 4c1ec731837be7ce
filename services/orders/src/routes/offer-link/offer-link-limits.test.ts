import { afterAll, expect, test } from 'vitest'
import { expectProblem, SalesTest } from '../../../test/sales.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

test.each([
  ['GET', '', 120],
  ['GET', '/pdf', 30],
  ['POST', '/accept', 120],
  ['POST', '/decline', 120],
] as const)('%s %s is answered %i times a minute to one address', async (method, path, max) => {
  const ask = () => sales.call(method, `/api/offer-link/unknown${path}`, { token: null })
  const answers = await Promise.all(Array.from({ length: max }, ask))
  for (const answer of answers) expectProblem(answer, 404, 'Offer not found')
  const refused = await ask()
  expectProblem(refused, 429, 'Too many requests, please try again later')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
