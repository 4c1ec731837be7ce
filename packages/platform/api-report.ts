/**
 * Writes `api-report.txt`: the declarations of everything this package exports, so that a change of the
 * contract between shell and remotes is visible in review. `npm run api-report --workspace @stampa/platform`
 * writes it; a test compares.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const packageFolder = import.meta.dirname

/** Path of the committed report. */
export const reportFile = join(packageFolder, 'api-report.txt')

/** Returns the declarations of every source file, one section per file, without comments. */
export async function apiReport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-api-report-'))
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  const settings = join(packageFolder, 'tsconfig.api-report.json')
  try {
    await promisify(execFile)(process.execPath, [
      join(typescript, 'bin/tsc'),
      ...['--project', settings, '--outDir', folder],
    ])
    const files = (await readdir(folder)).filter(file => file.endsWith('.d.ts')).sort()
    const sections = files.map(async file => {
      const declarations = await readFile(join(folder, file), 'utf8')
      return `── ${file.replace('.d.ts', '')}\n${declarations.trim()}\n`
    })
    return (await Promise.all(sections)).join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await writeFile(reportFile, await apiReport())
