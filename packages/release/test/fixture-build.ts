import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { containerSuffix } from '@stampa/registry'
import { afterAll, beforeEach } from 'vitest'

/** Overrides of the default fixture, a small remote. */
export interface FixtureBuild extends Partial<Omit<Release, 'files'>> {
  name: string
  version: string
  /** Content of the entry; another text gives other bytes. */
  text?: string
  content?: Record<string, string | Uint8Array>
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'stampa-release-'))
const removeFolder = (path: string) => rm(path, { recursive: true, force: true })

/** Makes a temporary folder for each test of a file, and removes it afterwards. */
export function temporaryFolder(): { readonly path: string } {
  const folder = { path: '' }
  beforeEach(async () => {
    folder.path = await makeFolder()
    return () => removeFolder(folder.path)
  })
  return folder
}

/** Makes a temporary folder for all tests of a file, and removes it after them. */
export async function folderOfFile(): Promise<string> {
  const folder = await makeFolder()
  afterAll(() => removeFolder(folder))
  return folder
}

/** Returns the release of a shell or remote without files. */
export function releaseOf(
  name: string,
  version: string,
  mounts = name === 'shell' ? [] : [`/${name}`],
): Release {
  return {
    name,
    version,
    container: name.replaceAll('-', '_') + containerSuffix(version),
    frame: name === 'shell' ? null : 'public',
    mounts,
    nav: [],
    builtAgainst: { catalog: '1' },
    react: '19.3.1',
    entry: '',
    scripts: [],
    styles: [],
    routes: {},
    server: `server/${name}.cjs`,
    files: {},
    source: '0'.repeat(64),
  }
}

/** Returns the hash of a file as builds state it. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Writes a small complete build, as `publish` takes it. */
export async function writeBuild(directory: string, build: FixtureBuild): Promise<Release> {
  const { text = build.version, content = {}, ...stated } = build
  const { name, version } = build
  const texts: Record<string, string | Uint8Array> = {
    'entry.js': `var ${name}=${JSON.stringify(text.repeat(50))}`,
    'entry.css': `.${name} { color: red }`.repeat(20),
    'page.js': 'export default 1',
    'assets/font.woff2': 'wOF2',
    [`server/${name}.cjs`]: 'module.exports = {}',
    ...content,
  }
  const files = Object.entries(texts).map(
    ([path, data]) => [path, typeof data === 'string' ? Buffer.from(data) : data] as const,
  )
  const release: Release = {
    ...releaseOf(name, version),
    entry: 'entry.js',
    styles: ['entry.css'],
    routes: { page: { scripts: ['page.js'], styles: [] } },
    ...stated,
    files: Object.fromEntries(
      files.map(([path, data]) => [path, { integrity: integrityOf(data), bytes: data.byteLength }]),
    ),
  }
  for (const [path, data] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), data)
  }
  await writeFile(join(directory, 'release.json'), JSON.stringify(release))
  return release
}
