import { spawn } from 'node:child_process'
import { repository } from '../apps/app.ts'

/** Runs a script of the root's package.json, its output shown as it comes. @returns success */
export function runScript(
  name: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code => resolve(code === 0))
  })
}
