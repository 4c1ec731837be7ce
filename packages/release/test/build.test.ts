import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '@stampa/registry'
import { beforeEach, expect, test } from 'vitest'
import { type BuildJob, buildInProcess } from '../src/build.ts'
import { openStore } from '../src/store.ts'
import { workspaceRoot } from '../src/workspace.ts'
import { checkStore } from './check-store.ts'
import { temporaryFolder } from './fixture-build.ts'

const folder = temporaryFolder()
let directory: string

beforeEach(async () => {
  directory = join(folder.path, 'remote')
  await writeRemote(directory)
})

const manifest = {
  version: '1.0.0',
  stampa: {
    remote: 'fixture',
    frame: 'admin',
    mounts: ['/fixture'],
    builtAgainst: { catalog: '1' },
  },
}

const remote = `
export const nav = [{ to: '/fixture', label: 'Fixture', group: 'Settings' }]
export const routes = [
  {
    id: 'fixture',
    path: '/fixture',
    lazy: async () => {
      const { Page } = await import(/* webpackChunkName: "fixture" */ './page.tsx')
      return { Component: Page }
    },
  },
]
`

const page = `

export function Page() {
  return <h1 className={styles.title}>Fixture</h1>
}
`

/** Writes the sources of a small remote that the real compiler can build, with one lazy page. */
async function writeRemote(directory: string): Promise<void> {
  await mkdir(join(directory, 'src'), { recursive: true })
  await symlink(join(workspaceRoot, 'node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(directory, 'src/remote.tsx'), remote)
  await writeFile(join(directory, 'src/page.tsx'), page)
  await writeFile(join(directory, 'src/page.module.css'), '.title { margin: 0 }')
}

const job = (output: string): BuildJob => ({
  name: 'fixture',
  directory,
  version: '1.0.0',
  outputDirectory: join(folder.path, output),
  source: '0'.repeat(64),
})

test('publishes a compiler build unchanged; equal sources give equal bytes', {
  timeout: 240_000,
}, async () => {
  const store = openStore(join(folder.path, 'store'))
  for (const output of ['first', 'second']) {
    await buildInProcess(job(output))
    await store.publish(join(folder.path, output))
  }
  await store.activate('fixture', '1.0.0')
  const { live } = await checkStore(store)
  expect(live.fixture).toMatchObject({
    container: 'fixture_1_0_0',
    mounts: ['/fixture'],
    nav: [{ to: '/fixture', label: 'Fixture', group: 'Settings' }],
    source: '0'.repeat(64),
  })
  expect(live.fixture?.routes.fixture?.scripts).not.toEqual([])
})

test("reports the compiler's messages when a build fails", async () => {
  await writeFile(join(directory, 'src/page.tsx'), "import './gone.ts'\nexport const Page = 1")
  const failing = buildInProcess(job('output'))
  await expect(failing).rejects.toThrow(ReleaseError)
  await expect(failing).rejects.toThrow(/fixture 1\.0\.0 failed[\s\S]*gone\.ts/)
})
