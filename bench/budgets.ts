import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '@stampa/release'
import { measureFigures } from './budgets/figures.ts'
import { judge, type Verdict } from './budgets/judge.ts'
import { table } from './report/table.ts'

const recordFile = join(import.meta.dirname, 'budgets.json')

/**
 * `npm run budgets`: compares the sizes of downloads with their limits and recorded
 * values. `--record` stores the measured sizes.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { store: { type: 'string' }, record: { type: 'boolean', default: false } },
  })
  const store = resolve(values.store ?? join(process.env.DATA_DIR || '.data', 'releases'))
  const figures = await measureFigures(store, await openStore(store).registry())
  if (values.record) {
    const recorded = Object.fromEntries(figures.map(({ name, bytes }) => [name, bytes]))
    await writeFile(recordFile, `${JSON.stringify(recorded, null, 2)}\n`)
  }
  const verdicts = judge(figures, JSON.parse(await readFile(recordFile, 'utf8')))
  console.log(summary(verdicts))
  const failed = verdicts.filter(({ problem }) => problem).length
  if (failed > 0) {
    console.log('\nReduce the size, or record it with a reason: npm run budgets -- --record')
  }
  const report = process.env.STAMPA_TEST_REPORT
  if (report) {
    await writeFile(report, JSON.stringify({ passed: verdicts.length - failed, failed }))
  }
  return failed === 0 ? 0 : 1
}

function summary(verdicts: Verdict[]): string {
  const rows = verdicts.map(({ name, bytes, recorded, limit, problem }) => [
    name,
    count(bytes),
    count(recorded),
    count(limit),
    problem ?? '',
  ])
  return table(['size', 'bytes', 'recorded', 'limit', 'problem'], rows, [
    'left',
    'right',
    'right',
    'right',
  ])
}

function count(bytes: number | undefined): string {
  return bytes === undefined ? '' : bytes.toLocaleString('en')
}

process.exit(await main())
