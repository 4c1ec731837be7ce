import { execFileSync } from 'node:child_process'
import { repository } from '../apps/app.ts'

/** Returns the files that differ from the main branch, with {@link testsOf} them. */
export function listChanged(): string[] {
  const changed = [
    ...git('diff', '--name-only', findBase()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...changed, ...testsOf(changed, git('ls-files', '*.test.ts', '*.test.tsx'))]
}

/**
 * Returns the tests of the workspaces of changed files. Vitest follows imports only, but routes, migrations and
 * templates are loaded by their folder. Documents name files and titles of tests, which a test of `e2e` checks.
 */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.filter(file => !tests.includes(file)).map(workspaceOf))
  return tests.filter(test => folders.has(workspaceOf(test)) || test === 'e2e/maps.test.ts')
}

function workspaceOf(file: string): string | undefined {
  return /^((packages|services)\/)?[^/]+(?=\/)/.exec(file)?.[0]
}

/** Returns the commit of the main branch that the working copy is based on. */
function findBase(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).join()
    } catch {
      // A clone of one branch lacks the others.
    }
  }
  return 'HEAD~1'
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' })
  return output.split('\n').filter(Boolean)
}
