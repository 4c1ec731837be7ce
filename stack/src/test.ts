import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { describeProgress, ensureReleased, openStore } from '@stampa/release'
import {
  type Counts,
  countBudgets,
  countPlaywright,
  countStep,
  countVitest,
} from './checks/counts.ts'
import { runScript } from './checks/run-script.ts'

interface Step {
  name: string
  run: () => Promise<Counts>
  /** A step whose failure leaves this one nothing to work on. */
  needs?: string
}

/**
 * `npm test`: everything that must hold before a change goes anywhere. With names, as in
 * `npm test -- types boundaries`, only these steps.
 */
async function main(names: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-checks-'))
  try {
    const results = await runAll(choose(stepsIn(folder), names))
    const total = results.reduce((sum, { counts }) => add(sum, counts), { passed: 0, failed: 0 })
    // Named again here: what a runner said of them is thousands of lines above.
    const details = results.flatMap(({ counts }) => counts.details ?? [])
    console.log(['', ...details, '', ...results.map(describeResult), ''].join('\n'))
    console.log(`${total.passed} passed, ${total.failed} failed`)
    return total.failed === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function stepsIn(folder: string): Step[] {
  const releases = join(folder, 'releases')
  const unitReport = join(folder, 'vitest.json')
  const budgetsReport = join(folder, 'budgets.json')
  const browserReport = join(folder, 'playwright.json')
  return [
    script('format and lint', 'lint'),
    script('types', 'types'),
    script('boundaries', 'boundaries'),
    script('dead code', 'dead-code'),
    {
      name: 'units and services',
      async run() {
        const reporters = ['--reporter=default', '--reporter=json']
        const passed = await runScript('unit', [...reporters, `--outputFile.json=${unitReport}`])
        return countVitest(unitReport, passed)
      },
    },
    { name: 'build', run: () => build(releases) },
    {
      name: 'size budgets',
      needs: 'build',
      async run() {
        const passed = await runScript('budgets', ['--store', releases], {
          STAMPA_TEST_REPORT: budgetsReport,
        })
        return countBudgets(budgetsReport, passed)
      },
    },
    {
      name: 'browser',
      needs: 'build',
      async run() {
        const passed = await runScript('browser', [], {
          STAMPA_TEST_REPORT: browserReport,
          ...(existsSync(releases) && { STAMPA_RELEASES: releases }),
        })
        return countPlaywright(browserReport, passed)
      },
    },
  ]
}

/** @throws when a name fits no step. */
function choose(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter(name => !steps.some(step => step.name.includes(name)))
  if (unknown.length > 0) {
    const known = steps.map(step => step.name).join(', ')
    throw new Error(`There is no step ${unknown.join(', ')}; there are: ${known}`)
  }
  return steps.filter(
    ({ name }) => names.length === 0 || names.some(wanted => name.includes(wanted)),
  )
}

function script(name: string, npmScript: string): Step {
  return { name, run: async () => countStep(await runScript(npmScript)) }
}

/** Builds the shell and every remote; the browser tests then start with these releases. */
async function build(releases: string): Promise<Counts> {
  await ensureReleased({
    store: openStore(releases),
    onProgress: progress => console.log(describeProgress(progress)),
  })
  return countStep(true)
}

interface Result {
  name: string
  counts: Counts
  seconds: number
}

async function runAll(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, run, needs } of steps) {
    console.log(`\n${styleText('bold', `── ${name} `.padEnd(72, '─'))}`)
    const began = performance.now()
    const missing = results.find(result => result.name === needs && result.counts.failed > 0)
    const counts = missing ? skip(missing.name) : await run().catch(report)
    results.push({ name, counts, seconds: (performance.now() - began) / 1000 })
  }
  return results
}

function skip(needed: string): Counts {
  console.log(`Not possible without: ${needed}`)
  return countStep(false)
}

function report(error: unknown): Counts {
  console.error(error instanceof Error ? error.message : error)
  return countStep(false)
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

function describeResult({ name, counts, seconds }: Result): string {
  const mark = counts.failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
  const details = `${counts.passed} passed, ${counts.failed} failed`
  return `${mark} ${name.padEnd(20)} ${details.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`
}

process.exit(
  await main(process.argv.slice(2)).catch(error => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }),
)
