import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { packPackages } from '@stampa/stack/pack'
import { expect, test } from './fixtures.ts'

const run = promisify(execFile)

interface PackageRegistry {
  url: string
  server: Server
}

/** Serves packed packages as npm's registry does, and redirects for all others to the registry that npm is set to. */
async function servePackages(packed: ReadonlyMap<string, string>): Promise<PackageRegistry> {
  const upstream = (await run('npm', ['config', 'get', 'registry'])).stdout.trim()
  const manifests = new Map(
    await Promise.all(
      [...packed].map(async ([name, file]) => {
        const { stdout } = await run('tar', ['-xOf', file, 'package/package.json'])
        return [name, JSON.parse(stdout) as { version: string }] as const
      }),
    ),
  )
  const files = new Map([...packed.values()].map(file => [basename(file), file]))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) ?? '')
    const manifest = manifests.get(path)
    const file = files.get(path)
    if (manifest) {
      const { version } = manifest
      const tarball = `http://${request.headers.host}/${basename(packed.get(path) ?? '')}`
      const versions = { [version]: { ...manifest, dist: { tarball } } }
      response.end(JSON.stringify({ name: path, 'dist-tags': { latest: version }, versions }))
    } else if (file) createReadStream(file).pipe(response)
    else
      response
        .writeHead(302, { location: new URL(request.url?.slice(1) ?? '', upstream).href })
        .end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

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
