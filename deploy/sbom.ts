import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/** Workspaces whose packages an image or a remote contains, by the name of its bill. */
export async function shippedWorkspaces(): Promise<Map<string, string[]>> {
  const within = async (folder: string) =>
    (await readdir(join(root, folder))).map(name => `${folder}/${name}`)
  const services = await within('services')
  const remotes = (await readdir(root)).filter(name => name.startsWith('mfe-'))
  return new Map<string, string[]>([
    ...services.map((path): [string, string[]] => [path.slice('services/'.length), [path]]),
    ['pages', ['shell']],
    ['backup', ['packages/backup']],
    // The image that builds everything.
    ['release', ['shell', ...(await within('packages')), ...services, ...remotes]],
    ...remotes.map((name): [string, string[]] => [name, [name]]),
  ])
}

/**
 * Writes the software bill of materials of each image and remote, `<name>.cdx.json` in CycloneDX 1.6: the production
 * dependencies of package-lock.json. Not `npm sbom`, which omits those that a workspace also has for development.
 *
 * @returns the files by name
 * @throws when a bill does not fit the schema of CycloneDX
 */
export async function writeSboms(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const bills = [...(await shippedWorkspaces())].map(async ([name, workspaces]) => {
    const file = join(folder, `${name}.cdx.json`)
    const options = [
      ...['--package-lock-only', '--flatten-components', '--output-reproducible', '--validate'],
      ...['--omit', 'dev', '--output-file', file, '--workspace', ...workspaces],
    ]
    await promisify(execFile)(join(root, 'node_modules/.bin/cyclonedx-npm'), options, { cwd: root })
    return [name, file] as const
  })
  return new Map(await Promise.all(bills))
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('usage: npm run sbom -- <folder>')
  for (const file of (await writeSboms(folder)).values()) console.log(file)
}
