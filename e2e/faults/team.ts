import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packPackages } from '@stampa/stack/pack'
import { type PackageRegistry, servePackages } from '../package-registry.ts'
import { expect, test } from './fixtures.ts'

/** Limit of one command, ms: a hang ends. The time of all until the release is live is noted in the report. */
export const commandLimit = 300_000

/** A team with an empty folder and a registry of the packed packages, outside of this repository. */
export class Team {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly #registry: PackageRegistry
  readonly #began = performance.now()

  private constructor(folder: string, env: NodeJS.ProcessEnv, registry: PackageRegistry) {
    this.folder = folder
    this.env = env
    this.#registry = registry
  }

  /** @param dataDir of the platform that the team releases to */
  static async start(dataDir: string): Promise<Team> {
    const folder = await mkdtemp(join(tmpdir(), 'stampa-team-'))
    const registry = await servePackages(await packPackages(join(folder, 'packed')))
    const { stdout: npmCache } = await promisify(execFile)('npm', ['config', 'get', 'cache'])
    const cache = join(folder, 'cache')
    await mkdir(cache)
    // Third-party packages come from this machine's cache; the initializer is not kept in it for later runs.
    await symlink(join(npmCache.trim(), '_cacache'), join(cache, '_cacache'))
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // The certificates of a registry within a company.
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
      CHROMIUM_HEADLESS_SHELL: process.env.CHROMIUM_HEADLESS_SHELL,
      npm_config_cache: cache,
      npm_config_registry: registry.url,
      npm_config_prefer_offline: 'true',
      DATA_DIR: dataDir,
    }
    return new Team(folder, env, registry)
  }

  /** Runs a command of npm. @returns its output @throws with its output when it fails */
  npm(cwd: string, ...args: string[]): Promise<string> {
    return test.step(`npm ${args.join(' ')}`, async () => {
      const command = promisify(execFile)('npm', args, {
        cwd,
        env: this.env,
        timeout: commandLimit,
      })
      const { stdout } = await command.catch(({ message, stdout, stderr }) => {
        throw new Error(`${message}\n${stdout}${stderr}`)
      })
      return stdout
    })
  }

  /** Notes the time since the first command in the report. */
  noteSeconds(what: string): void {
    const seconds = Math.round((performance.now() - this.#began) / 1000)
    test.info().annotations.push({ type: `seconds until ${what}`, description: `${seconds}` })
  }

  async close(): Promise<void> {
    this.#registry.server.close()
    this.#registry.server.closeAllConnections()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Replaces a text in a file. */
export async function edit(file: string, text: string, replacement: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  expect(source).toContain(text)
  await writeFile(file, source.replace(text, replacement))
}
