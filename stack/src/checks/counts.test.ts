import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countBudgets, countPlaywright, countStep, countVitest } from './counts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-counts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(name: string, content: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

test('a plain step counts as one', () => {
  expect(countStep(true)).toEqual({ passed: 1, failed: 0 })
  expect(countStep(false)).toEqual({ passed: 0, failed: 1 })
})

test('a runner contributes its own tests', async () => {
  const vitest = await report('vitest', { numPassedTests: 40, numFailedTests: 2 })
  expect(await countVitest(vitest, false)).toEqual({ passed: 40, failed: 2 })
  const stats = { expected: 7, unexpected: 1, flaky: 1 }
  expect(await countPlaywright(await report('playwright', { stats }), false)).toEqual({
    passed: 8,
    failed: 1,
  })
  const budgets = await report('budgets', { passed: 6, failed: 1 })
  expect(await countBudgets(budgets, false)).toEqual({ passed: 6, failed: 1 })
})

test('a runner that fails without a failed test has failed all the same', async () => {
  const file = await report('unhandled', { numPassedTests: 40, numFailedTests: 0 })
  expect(await countVitest(file, false)).toEqual({ passed: 40, failed: 1 })
})

test('a runner that leaves no report counts by its outcome', async () => {
  expect(await countVitest(join(folder, 'missing'), false)).toEqual({ passed: 0, failed: 1 })
  expect(await countPlaywright(join(folder, 'missing'), false)).toEqual({ passed: 0, failed: 1 })
})
