import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { repository } from '../apps/app.ts'

interface RunOptions {
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** Prints the output in one piece at the end, for scripts that run side by side. */
  isBuffered?: boolean
}

/** Runs a script of the root's package.json. @returns whether it succeeded */
export async function runScript(
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
