import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultOfName, type Kind, repositoryFiles, writeFiles } from './templates.ts'

/** Commands in a new repository, by what it is for. */
const commands = {
  remote: ['npm test', 'npm run dev -- --against https://www.example.gr'],
  service: ['npm test'],
}

/**
 * Makes a repository in the folder of the name that the command line gives, and installs its packages. Ends the process
 * with 2 when the name cannot be used.
 */
export async function createRepository(kind: Kind): Promise<void> {
  const [name = '', ...others] = process.argv.slice(2)
  const folder = resolve(name)
  const command = `npm create stampa-${kind}`
  const fault =
    others.length > 0 || name === ''
      ? `Usage: ${command} <name>, as in ${command} gift-cards`
      : (faultOfName(name) ?? (existsSync(folder) ? `${folder} exists already.` : undefined))
  if (fault) {
    console.error(fault)
    process.exit(2)
  }
  await writeFiles(folder, await repositoryFiles(kind, name))
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], folder)
  if (kind === 'service') {
    run(process.execPath, ['src/openapi.ts', '--release'], join(folder, 'services', name))
  }
  const next = [...commands[kind], `npm run release -- ${name}`]
  console.log(`\nNext, in ${name}:\n  ${next.join('\n  ')}`)
}

/** Runs a program, and ends the process when it fails. */
function run(file: string, args: string[], cwd: string): void {
  const { status } = spawnSync(file, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
