import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { ensureReleased, openStore } from '@stampa/release'
import { repository } from './apps/app.ts'
import { listChanged } from './checks/changed.ts'
import {
  type Counts,
  countBudgets,
  countPlaywright,
  countStep,
  countVitest,
} from './checks/counts.ts'
import { type Choice, parseChoice } from './checks/options.ts'

interface Step {
  name: string
  run: () => Promise<Counts>
  /** The step that must have succeeded before. */
  needs?: string
  /** Runs side by side with the neighbouring steps of the same kind. */
  isStatic?: boolean
  /** Runs only when it is named. */
  isOptional?: boolean
}

interface Result {
  name: string
  counts: Counts
  seconds: number
}

const slowestShown = 20

/** Files whose tests do more with `LONG_TESTS=1`. */
const longTests = [
  'media-kill',
  'any-order',
  'crash.test',
  'keys.test',
  'hostile',
  'limits.test',
  'verdict',
  'lanes.test',
]

/**
 * `npm test`: every check a change must pass. With names, as in `npm test -- types boundaries`, only these
 * steps; with `--shard 1/2` this machine's part of them.
 *
 * @returns the exit code
 */
async function main(): Promise<number> {
  const choice = parseChoice(process.argv.slice(2))
  const folder = await mkdtemp(join(tmpdir(), 'stampa-checks-'))
  try {
    const results = await runAll(choose(stepsIn(folder, choice), choice.names))
    console.log(describeResults(results))
    const total = (of: 'passed' | 'failed') =>
      results.reduce((sum, { counts }) => sum + counts[of], 0)
    console.log(`${total('passed')} passed, ${total('failed')} failed`)
    return total('failed') === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function stepsIn(folder: string, { shard, isFirst }: Choice): Step[] {
  const releases = join(folder, 'releases')
  const shardArgs = shard ? [`--shard=${shard}`] : []
  const undivided: Step[] = [
    staticCheck('format and lint', 'lint'),
    staticCheck('types', 'types'),
    staticCheck('boundaries', 'boundaries'),
    staticCheck('dead code', 'dead-code'),
  ]
  const budgets: Step = {
    name: 'size budgets',
    needs: 'build',
    async run() {
      const report = join(folder, 'budgets.json')
      const env = { STAMPA_TEST_REPORT: report }
      return countBudgets(report, await runScript('budgets', { args: ['--store', releases], env }))
    },
  }
  return [
    ...(isFirst ? undivided : []),
    { name: 'units and services', run: () => runVitest(folder, shardArgs) },
    {
      name: 'changed',
      isOptional: true,
      run: () => runVitest(folder, listChanged(), {}, 'unit:related'),
    },
    {
      name: 'long units',
      isOptional: true,
      run: () => runVitest(folder, longTests, { LONG_TESTS: '1' }),
    },
    {
      name: 'clickhouse',
      isOptional: true,
      run: () => runVitest(folder, [], {}, 'unit:clickhouse'),
    },
    {
      name: 'hostile calls',
      isOptional: true,
      run: () => runVitest(folder, ['hostile-calls'], { HOSTILE_CASES: '10000' }),
    },
    { name: 'build', run: () => build(releases) },
    ...(isFirst ? [budgets] : []),
    {
      name: 'browser',
      needs: 'build',
      run: () => runPlaywright('browser', { folder, releases, args: shardArgs }),
    },
    {
      name: 'faults',
      needs: 'build',
      isOptional: true,
      run: () => runPlaywright('faults', { folder, releases, args: shardArgs }),
    },
    {
      name: 'compose',
      isOptional: true,
      async run() {
        requireDocker()
        return runPlaywright('browser:compose', { folder, releases, args: [] })
      },
    },
  ]
}

/** @throws when a name fits no step */
function choose(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter(name => !steps.some(step => step.name.includes(name)))
  if (unknown.length > 0) {
    const known = steps.map(step => step.name).join(', ')
    throw new Error(`There is no step ${unknown.join(', ')}; there are: ${known}`)
  }
  if (names.length === 0) return steps.filter(step => !step.isOptional)
  // A whole name is no part of another one.
  return steps.filter(({ name }) =>
    names.some(wanted =>
      steps.some(step => step.name === wanted) ? name === wanted : name.includes(wanted),
    ),
  )
}

function staticCheck(name: string, npmScript: string): Step {
  const run = async () => countStep(await runScript(npmScript, { isBuffered: true }))
  return { name, run, isStatic: true }
}

interface RunOptions {
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** Prints the output in one piece at the end, for scripts that run side by side. */
  isBuffered?: boolean
}

/** Runs a script of the root's package.json. @returns whether it succeeded */
async function runScript(
  name: string,
  { args = [], env = {}, isBuffered = false }: RunOptions = {},
): Promise<boolean> {
  const output = isBuffered ? 'pipe' : 'inherit'
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => chunks.push(data))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(chunks))
  return code === 0
}

async function runVitest(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  script = 'unit',
): Promise<Counts> {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countVitest(report, await runScript(script, { args: [...reporters, ...args], env }))
}

async function runPlaywright(
  npmScript: string,
  { folder, releases, args }: { folder: string; releases: string; args: string[] },
): Promise<Counts> {
  const report = join(folder, `${npmScript}.json`)
  const env = {
    STAMPA_TEST_REPORT: report,
    ...(existsSync(releases) && { STAMPA_RELEASES: releases }),
  }
  return countPlaywright(report, await runScript(npmScript, { args, env }))
}

/** @throws with the remedy when Docker cannot be used */
function requireDocker(): void {
  const ask = (...args: string[]) => spawnSync('docker', args, { encoding: 'utf8' })
  const engine = ask('version', '--format', '{{.Server.Version}}')
  if (engine.status !== 0) {
    throw new Error(
      `No Docker engine answers: ${engine.stderr.trim()}\nStart it, or set DOCKER_HOST to one that runs.`,
    )
  }
  const plugin = ask('compose', 'version', '--short')
  const [major = 0, minor = 0] = plugin.stdout.trim().replace(/^v/, '').split('.').map(Number)
  if (plugin.status !== 0 || major < 2 || (major === 2 && minor < 27)) {
    throw new Error(
      `Docker Compose 2.27 or later is needed; there is ${plugin.stdout.trim() || 'none'}.\n  https://docs.docker.com/compose/install/`,
    )
  }
}

/** Builds the shell and every remote; the browser tests then start with these releases. */
async function build(releases: string): Promise<Counts> {
  await ensureReleased({ store: openStore(releases), onProgress: console.log })
  return countStep(true)
}

async function runAll(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  const rest = [...steps]
  while (rest.length > 0) {
    const divided = rest.findIndex(({ isStatic }) => !isStatic)
    const batch = rest.splice(0, divided === -1 ? rest.length : Math.max(divided, 1))
    const title = batch.map(({ name }) => name).join(', ')
    console.log(`\n${styleText('bold', `── ${title} `.padEnd(72, '─'))}`)
    results.push(...(await Promise.all(batch.map(step => runStep(step, results)))))
  }
  return results
}

async function runStep({ name, run, needs }: Step, before: Result[]): Promise<Result> {
  const began = performance.now()
  const isMissing = before.some(({ name, counts }) => name === needs && counts.failed > 0)
  if (isMissing) console.log(`Not possible without: ${needs}`)
  const counts = isMissing ? countStep(false) : await run().catch(report)
  return { name, counts, seconds: (performance.now() - began) / 1000 }
}

function report(error: unknown): Counts {
  console.error(error instanceof Error ? error.message : error)
  return countStep(false)
}

/** Repeats the failures at the end, where thousands of lines of the runners do not hide them. */
function describeResults(results: Result[]): string {
  const slowest = results
    .flatMap(({ counts }) => counts.tests ?? [])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const failures = results.flatMap(({ counts }) => counts.failures ?? [])
  const steps = results.map(({ name, counts, seconds }) => {
    const mark = counts.failed === 0 ? styleText('green', '✓') : styleText('red', '✗')
    const details = `${counts.passed} passed, ${counts.failed} failed`
    return `${mark} ${name.padEnd(20)} ${details.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`
  })
  const parts = [slowest.length > 0 ? ['Slowest tests:', ...slowest] : [], failures, steps]
  return parts
    .filter(lines => lines.length > 0)
    .map(lines => `\n${lines.join('\n')}`)
    .join('\n')
}

process.exit(
  await main().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }),
)
