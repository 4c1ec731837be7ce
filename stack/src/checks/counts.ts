import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repository } from '../apps/app.ts'

/** What a step has found: single tests where it has them, else the step itself. */
export interface Counts {
  passed: number
  failed: number
  /** A line for each failed test that the runner's report names, and for each flaky one. */
  details?: string[]
}

/** A step that is one check. */
export function countStep(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The parts of vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Why a file could not be run, or its set-up; empty when its tests failed one by one. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Counts of vitest's JSON report. A file that could not be set up has one failure; its tests none. */
export async function countVitest(file: string, succeeded: boolean): Promise<Counts> {
  const { numPassedTests, numFailedTests, testResults } = await readReport<VitestReport>(file)
  const details = (testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describe('failed', name, [], message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describe('failed', name, [fullName], failureMessages[0]),
      ),
  ])
  const broken = (testResults ?? []).filter(({ message }) => message).length
  return withOutcome(numPassedTests, (numFailedTests ?? 0) + broken, details, succeeded)
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/**
 * Counts of Playwright's JSON report. A test that needed the second attempt it is allowed has passed;
 * it is named as flaky, which is a fault of the test to be mended.
 */
export async function countPlaywright(file: string, succeeded: boolean): Promise<Counts> {
  const { config, stats, suites } = await readReport<PlaywrightReport>(file)
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  const details = (suites ?? []).flatMap(suite => findUnsteady(suite, config?.rootDir ?? ''))
  return withOutcome(passed, stats?.unexpected, details, succeeded)
}

function findUnsteady(suite: PlaywrightSuite, root: string, above: string[] = []): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const said = results.find(({ error }) => error)?.error?.message
        const how = status === 'flaky' ? 'flaky' : 'failed'
        return describe(how, `${root}/${suite.file}`, [...above, title], said)
      }),
  )
  const below = (suite.suites ?? []).flatMap(inner =>
    findUnsteady(inner, root, [...above, inner.title]),
  )
  return [...own, ...below]
}

/** Counts of the size budgets: each size is a check. */
export async function countBudgets(file: string, succeeded: boolean): Promise<Counts> {
  const { passed, failed } = await readReport<Counts>(file)
  return withOutcome(passed, failed, [], succeeded)
}

/** A runner can fail without a failed test: a file it could not load, an error outside of any. */
function withOutcome(passed = 0, failed = 0, details: string[], succeeded: boolean): Counts {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1), details }
}

function describe(how: string, file: string, names: string[], said = ''): string {
  const where = [relative(repository, file), ...names].join(' › ')
  const [first = ''] = stripVTControlCharacters(said).trim().split('\n')
  return `${how}: ${where}${first && `\n    ${first.slice(0, 200)}`}`
}

/** A runner that broke down leaves no report, and then says so with its exit code. */
async function readReport<T>(file: string): Promise<Partial<T>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}
