import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../apps/app.ts'
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

test('vitest contributes its tests, and names what failed', async () => {
  const file = join(repository, 'a.test.ts')
  const vitest = await report('vitest', {
    numPassedTests: 40,
    numFailedTests: 1,
    testResults: [
      {
        name: file,
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mno\u001b[0m\n  at'] },
        ],
      },
      { name: join(repository, 'b.test.ts'), message: 'not found', assertionResults: [] },
    ],
  })
  expect(await countVitest(vitest, false)).toEqual({
    passed: 40,
    failed: 2,
    details: ['failed: a.test.ts › two\n    no', 'failed: b.test.ts\n    not found'],
  })
})

test('playwright contributes its tests, and names what failed or was flaky', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  })
  const playwright = await report('playwright', {
    config: { rootDir: join(repository, 'e2e') },
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'unexpected', 'no')],
        suites: [{ title: 'inner', file: 'a.spec.ts', specs: [spec('three', 'flaky', 'late')] }],
      },
    ],
  })
  expect(await countPlaywright(playwright, false)).toEqual({
    passed: 8,
    failed: 1,
    details: [
      'failed: e2e/a.spec.ts › two\n    no',
      'flaky: e2e/a.spec.ts › inner › three\n    late',
    ],
  })
})

test('each size contributes itself', async () => {
  const budgets = await report('budgets', { passed: 6, failed: 1 })
  expect(await countBudgets(budgets, false)).toMatchObject({ passed: 6, failed: 1 })
})

test('a runner that fails without a failed test has failed all the same', async () => {
  const file = await report('unhandled', { numPassedTests: 40, numFailedTests: 0 })
  expect(await countVitest(file, false)).toMatchObject({ passed: 40, failed: 1 })
})

test('a runner that leaves no report counts by its outcome', async () => {
  expect(await countVitest(join(folder, 'missing'), false)).toMatchObject({ passed: 0, failed: 1 })
  expect(await countPlaywright(join(folder, 'missing'), false)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
