import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repository } from '../apps/app.ts'

export interface TimedTest {
  /** File and titles. */
  name: string
  seconds: number
}

/** Result of a step: its tests if it has any, otherwise the step itself. */
export interface Counts {
  passed: number
  failed: number
  /** A line for each test that failed at least once, with the first line of its error. */
  failures?: string[]
  tests?: TimedTest[]
}

export function countStep(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Why the file or its set-up failed; empty when single tests failed. */
    message: string
    assertionResults: {
      status: string
      fullName: string
      /** Milliseconds. */
      duration?: number | null
      failureMessages: string[]
    }[]
  }[]
}

/** Counts Vitest's JSON report. A file whose set-up fails counts as one failure. */
export async function countVitest(file: string, succeeded: boolean): Promise<Counts> {
  const report = await readReport<VitestReport>(file)
  const { numPassedTests, numFailedTests, testResults = [] } = report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describeFailure(name, [], message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describeFailure(name, [fullName], failureMessages[0]),
      ),
  ])
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: describePlace(name, [fullName]),
      seconds: (duration ?? 0) / 1000,
    })),
  )
  const broken = testResults.filter(({ message }) => message).length
  const failed = (numFailedTests ?? 0) + broken
  return { ...withOutcome(numPassedTests, failed, succeeded), failures, tests }
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** Counts Playwright's JSON report. A test that passes at its second attempt counts as passed, and is named. */
export async function countPlaywright(file: string, succeeded: boolean): Promise<Counts> {
  const { config, stats, suites = [] } = await readReport<PlaywrightReport>(file)
  const found = suites.flatMap(suite => listTests(suite, config?.rootDir ?? ''))
  return {
    ...withOutcome((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, succeeded),
    failures: found.flatMap(({ failure }) => failure ?? []),
    tests: found,
  }
}

interface BrowserTest extends TimedTest {
  failure?: string
}

function listTests(suite: PlaywrightSuite, root: string, above: string[] = []): BrowserTest[] {
  const file = `${root}/${suite.file}`
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: describePlace(file, [...above, title]),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...((status === 'unexpected' || status === 'flaky') && {
        failure: describeFailure(
          file,
          [...above, title],
          results.find(({ error }) => error)?.error?.message,
          status === 'flaky' ? 'passed when tried again' : 'failed',
        ),
      }),
    })),
  )
  const inner = (suite.suites ?? []).flatMap(below =>
    listTests(below, root, [...above, below.title]),
  )
  return [...own, ...inner]
}

/** Counts the report of the size budgets: each size is a check. */
export async function countBudgets(file: string, succeeded: boolean): Promise<Counts> {
  const { passed, failed } = await readReport<Counts>(file)
  return withOutcome(passed, failed, succeeded)
}

/** A runner can fail without a failed test: on a file it cannot load, or on an error outside of tests. */
function withOutcome(passed = 0, failed = 0, succeeded: boolean): Counts {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

function describePlace(file: string, titles: string[]): string {
  return [relative(repository, file), ...titles].join(' › ')
}

function describeFailure(file: string, titles: string[], message = '', outcome = 'failed'): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n')
  return `${outcome}: ${describePlace(file, titles)}${first && `\n    ${first.slice(0, 200)}`}`
}

/** @returns an empty report when the runner wrote none; its exit code then decides */
async function readReport<T>(file: string): Promise<Partial<T>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}
