import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../apps/app.ts'
import { countBudgets, countPlaywright, countStep, countVitest } from './counts.ts'

const folder = await mkdtemp(join(tmpdir(), 'stampa-counts-'))
afterAll(() => rm(folder, { recursive: true }))

async function report(name: string, content: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

test('counts a step without tests as one check', () => {
  expect(countStep(true)).toEqual({ passed: 1, failed: 0 })
  expect(countStep(false)).toEqual({ passed: 0, failed: 1 })
})

test('counts the tests of Vitest, with their times and failures', async () => {
  const file = join(repository, 'a.test.ts')
  const vitest = await report('vitest', {
    numPassedTests: 40,
    numFailedTests: 1,
    testResults: [
      {
        name: file,
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', duration: 1500, failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mno\u001b[0m\n  at'] },
        ],
      },
      { name: join(repository, 'b.test.ts'), message: 'not found', assertionResults: [] },
    ],
  })
  expect(await countVitest(vitest, false)).toEqual({
    passed: 40,
    failed: 2,
    failures: ['failed: a.test.ts › two\n    no', 'failed: b.test.ts\n    not found'],
    tests: [
      { name: 'a.test.ts › one', seconds: 1.5 },
      { name: 'a.test.ts › two', seconds: 0 },
    ],
  })
})

test('counts the tests of Playwright, with their times and failures', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ duration: 500, ...(message && { error: { message } }) }] }],
  })
  const playwright = await report('playwright', {
    config: { rootDir: join(repository, 'e2e') },
    stats: { expected: 6, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('three', 'flaky', 'late')],
        suites: [{ title: 'inner', file: 'a.spec.ts', specs: [spec('two', 'unexpected', 'no')] }],
      },
    ],
  })
  expect(await countPlaywright(playwright, false)).toMatchObject({
    passed: 7,
    failed: 1,
    failures: [
      'passed when tried again: e2e/a.spec.ts › three\n    late',
      'failed: e2e/a.spec.ts › inner › two\n    no',
    ],
    tests: [
      { name: 'e2e/a.spec.ts › one', seconds: 0.5 },
      { name: 'e2e/a.spec.ts › three', seconds: 0.5 },
      { name: 'e2e/a.spec.ts › inner › two', seconds: 0.5 },
    ],
  })
})

test('counts each size budget as one check', async () => {
  const budgets = await report('budgets', { passed: 6, failed: 1 })
  expect(await countBudgets(budgets, false)).toMatchObject({ passed: 6, failed: 1 })
})

test('counts a failure when the runner fails without a failed test', async () => {
  const file = await report('unhandled', { numPassedTests: 40, numFailedTests: 0 })
  expect(await countVitest(file, false)).toMatchObject({ passed: 40, failed: 1 })
})

test('counts the outcome of a runner that leaves no report', async () => {
  expect(await countVitest(join(folder, 'missing'), false)).toMatchObject({ passed: 0, failed: 1 })
  expect(await countPlaywright(join(folder, 'missing'), false)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
