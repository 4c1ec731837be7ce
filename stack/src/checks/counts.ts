import { readFile } from 'node:fs/promises'

/** What a step has found: single tests where it has them, else the step itself. */
export interface Counts {
  passed: number
  failed: number
}

/** A step that is one check. */
export function countStep(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts of vitest's JSON report. */
export async function countVitest(file: string, succeeded: boolean): Promise<Counts> {
  const { numPassedTests, numFailedTests } = await readReport<{
    numPassedTests: number
    numFailedTests: number
  }>(file)
  return withOutcome({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }, succeeded)
}

/**
 * Counts of Playwright's JSON report. A test that needed the second attempt it is allowed has passed;
 * the runner's own report names it as flaky, which is a fault of the test to be mended.
 */
export async function countPlaywright(file: string, succeeded: boolean): Promise<Counts> {
  const { stats } = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number }
  }>(file)
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return withOutcome({ passed, failed: stats?.unexpected ?? 0 }, succeeded)
}

/** Counts of the size budgets: each size is a check. */
export async function countBudgets(file: string, succeeded: boolean): Promise<Counts> {
  const { passed = 0, failed = 0 } = await readReport<Counts>(file)
  return withOutcome({ passed, failed }, succeeded)
}

/** A runner can fail without a failed test: a file it could not load, an error outside of any. */
function withOutcome({ passed, failed }: Counts, succeeded: boolean): Counts {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

/** A runner that broke down leaves no report, and then says so with its exit code. */
async function readReport<T>(file: string): Promise<Partial<T>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}
