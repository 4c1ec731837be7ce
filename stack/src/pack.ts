import { execFile } from 'node:child_process'
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { repository } from './apps/app.ts'

const run = promisify(execFile)

interface Manifest {
  name: string
  version: string
  private?: boolean
  exports?: Record<string, string>
  bin?: Record<string, string>
  [field: string]: unknown
}

/**
 * Packs every package that is not private as a tarball: compiled, because Node strips no types below
 * `node_modules`, with declarations and the files beside the sources. The workspaces themselves stay as they
 * are.
 *
 * @returns the tarballs by package
 * @throws when a changelog does not begin with the package's version
 */
export async function packPackages(folder: string): Promise<Map<string, string>> {
  const staging = await mkdtemp(join(tmpdir(), 'stampa-pack-'))
  try {
    const packages = await publishedPackages()
    await compile(packages, staging)
    const packed = new Map<string, string>()
    await mkdir(folder, { recursive: true })
    for (const path of packages) {
      const directory = join(staging, basename(path))
      const { name, version } = await complete(path, directory)
      const options = ['pack', '--ignore-scripts', '--pack-destination', resolve(folder)]
      await run('npm', options, { cwd: directory })
      packed.set(name, join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`))
    }
    return packed
  } finally {
    await rm(staging, { recursive: true })
  }
}

/** Returns the folders of the packages that teams with a repository of their own install. */
async function publishedPackages(): Promise<string[]> {
  const folders: string[] = []
  for await (const file of glob('packages/*/package.json', { cwd: repository })) {
    const { private: isPrivate } = await readManifest(dirname(file))
    if (!isPrivate) folders.push(dirname(file))
  }
  return folders.sort()
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(repository, path, 'package.json'), 'utf8'))
}

/** Compiles the packages' sources and declarations into folders of their names. */
async function compile(packages: readonly string[], outDir: string): Promise<void> {
  const settings = {
    extends: join(repository, 'tsconfig.web.json'),
    compilerOptions: {
      lib: ['es2024', 'esnext.iterator', 'dom', 'dom.iterable'],
      typeRoots: [join(repository, 'node_modules/@types')],
      noEmit: false,
      incremental: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(repository, 'packages'),
      outDir,
    },
    include: packages.flatMap(path => ['src', 'client'].map(part => join(repository, path, part))),
    exclude: ['ts', 'tsx'].map(ending => join(repository, `packages/**/*.test.${ending}`)),
  }
  const file = join(outDir, 'tsconfig.json')
  await writeFile(file, JSON.stringify(settings))
  await run(join(repository, 'node_modules/.bin/tsc'), ['--project', file])
}

/** Adds the other files of a package, and its manifest for compiled sources. */
async function complete(path: string, directory: string): Promise<Manifest> {
  const manifest = await readManifest(path)
  const { name, version, exports = {}, bin = {} } = manifest
  const changelog = await readFile(join(repository, path, 'CHANGELOG.md'), 'utf8')
  if (/^## (\S+)/m.exec(changelog)?.[1] !== version) {
    throw new Error(`${path}/CHANGELOG.md does not begin with version ${version} of ${name}.`)
  }
  const asTheyAre = ['{src,templates}/**/*', 'templates/**/.*/**/*', 'templates/**/.*', '*.md']
  for await (const file of glob(asTheyAre, { cwd: join(repository, path), withFileTypes: true })) {
    const from = join(file.parentPath, file.name)
    const isSource = /(?<!\.d)\.tsx?$/.test(file.name)
    if (file.isFile() && !isSource)
      await copy(from, join(directory, from.slice(join(repository, path).length)))
  }
  await copy(join(repository, 'LICENSE'), join(directory, 'LICENSE'))
  if (name === '@stampa/api') {
    for await (const file of glob('services/*/openapi.json', { cwd: repository })) {
      await copy(join(repository, file), join(directory, file))
    }
  }
  const compiled = Object.entries(exports).filter(([, target]) => target.startsWith('./src/'))
  await writeFile(
    join(directory, 'package.json'),
    JSON.stringify({
      ...manifest,
      scripts: undefined,
      devDependencies: undefined,
      exports: Object.fromEntries(compiled.flatMap(([key, target]) => exported(key, target))),
      bin: Object.fromEntries(Object.entries(bin).map(([key, file]) => [key, asScript(file)])),
    }),
  )
  return manifest
}

/** Returns the exports for one of the sources; `./*` stands for styles, too. */
function exported(key: string, target: string): [string, unknown][] {
  const compiled = (file: string) => ({
    types: file.replace(/tsx?$/, 'd.ts'),
    default: asScript(file),
  })
  if (!key.endsWith('*')) return [[key, /\.tsx?$/.test(target) ? compiled(target) : target]]
  const sources = ['.ts', '.tsx'].map((ending): [string, unknown] => [
    key + ending,
    compiled(target + ending),
  ])
  return [...sources, [key, target]]
}

function asScript(file: string): string {
  return file.replace(/\.tsx?$/, '.js')
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('usage: npm run pack -- <folder>')
  for (const file of (await packPackages(folder)).values()) console.log(file)
}
