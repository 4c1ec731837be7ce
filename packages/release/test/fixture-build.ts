import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import { containerSuffix } from '@stampa/registry'
import { integrityOf } from '../src/files.ts'

/** Overrides of the default fixture, a small remote. */
export interface FixtureBuild extends Partial<Omit<Release, 'files'>> {
  name: string
  version: string
  /** Content of the entry; another text gives other bytes. */
  text?: string
  /** Further files, by path. */
  content?: Record<string, string | Uint8Array>
}

/** Creates a temporary folder and the function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'stampa-release-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Writes a small complete build, as `publish` takes it. */
export async function writeBuild(directory: string, build: FixtureBuild): Promise<Release> {
  const { text = build.version, content = {}, ...stated } = build
  const { name, version } = build
  const isShell = name === 'shell'
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
    container: name.replaceAll('-', '_') + containerSuffix(version),
    frame: isShell ? null : 'public',
    mounts: isShell ? [] : [`/${name}`],
    nav: [],
    builtAgainst: { catalog: '1' },
    react: '19.3.1',
    entry: 'entry.js',
    scripts: [],
    styles: ['entry.css'],
    routes: { page: { scripts: ['page.js'], styles: [] } },
    server: `server/${name}.cjs`,
    source: '0'.repeat(64),
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
