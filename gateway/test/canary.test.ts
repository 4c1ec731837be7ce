import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedAddressLimits } from '../src/config.ts'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
const file = () => join(gateway.releasesDir, 'canary')

beforeAll(async () => {
  gateway = await startGateway(sharedAddressLimits, { behindProxy: true })
})
beforeEach(() => {
  for (const page of gateway.pages) page.seen.length = 0
})
afterAll(() => gateway.stop())

function answerWith(cacheControl: string): void {
  for (const page of gateway.pages) {
    page.answer = ({ headers }, response) =>
      response.setHeader('cache-control', cacheControl).end(`${headers['canary-group']}`)
  }
}

const visitors = Array.from({ length: 200 }, (_, index) => index)

/** Requests a page as the visitor. @returns the group for which it was rendered */
async function groupOf(visitor: number, path = '/', headers: Record<string, string> = {}) {
  const from = { 'user-agent': `Browser ${visitor}`, 'x-forwarded-for': `192.0.2.${visitor}` }
  return (await gateway.ask(path, { headers: { ...from, ...headers } })).text
}

test('visitors have no group without a canary, and cannot give themselves one', async () => {
  answerWith('no-store')
  expect(await groupOf(1)).toBe('undefined')
  expect(await groupOf(1, '/', { 'canary-group': '5' })).toBe('undefined')
  await gateway.ask('/api/products', { headers: { 'canary-group': '5' } })
  expect(gateway.catalog.seen.at(-1)?.headers).not.toHaveProperty('canary-group')
})

test('while a canary runs, a visitor keeps the group, and the groups have their shares', async () => {
  answerWith('no-store')
  await writeFile(file(), '')
  try {
    const groups = await Promise.all(visitors.map(visitor => groupOf(visitor)))
    const share = (group: string) => groups.filter(each => each === group).length / groups.length
    // By a hash of fixed values: the same at each run.
    expect(share('5')).toBeCloseTo(0.05, 1)
    expect(share('25')).toBeCloseTo(0.2, 1)
    expect(share('undefined')).toBeCloseTo(0.75, 1)
    const chosen = visitors.slice(0, 30)
    const again = chosen.map(visitor => groupOf(visitor, '/', { 'canary-group': '5' }))
    expect(await Promise.all(again)).toEqual(groups.slice(0, 30))
    await gateway.ask('/api/products', { headers: { 'canary-group': '5' } })
    expect(gateway.catalog.seen.at(-1)?.headers).not.toHaveProperty('canary-group')
  } finally {
    await rm(file())
  }
})

test('the groups share no cached page while a canary runs, and all do without one', async () => {
  const seen = () => gateway.pages.reduce((sum, page) => sum + page.seen.length, 0)
  await writeFile(file(), '')
  try {
    answerWith('no-store')
    const groups = await Promise.all(visitors.map(visitor => groupOf(visitor)))
    const one = ['undefined', '5', '25'].map(group => groups.indexOf(group))
    answerWith('s-maxage=600')
    const ask = async (path: string) => {
      const answers: string[] = []
      for (const visitor of [...one, ...one]) answers.push(await groupOf(visitor, path))
      return answers
    }
    const before = seen()
    expect(await ask('/with')).toEqual(['undefined', '5', '25', 'undefined', '5', '25'])
    expect(seen() - before).toBe(3)
    await rm(file())
    for (const path of ['/with', '/without']) {
      expect(new Set(await ask(path))).toEqual(new Set(['undefined']))
    }
    expect(seen() - before).toBe(3 + 1)
  } finally {
    await rm(file(), { force: true })
  }
})
