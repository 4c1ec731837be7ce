import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspaceRoot } from '../src/workspace.ts'

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
import styles from './page.module.css'

export function Page() {
  return <h1 className={styles.title}>Fixture</h1>
}
`

/** Writes the sources of a small remote that the real compiler can build, with one lazy page. */
export async function writeRemote(directory: string): Promise<void> {
  await mkdir(join(directory, 'src'), { recursive: true })
  await symlink(join(workspaceRoot, 'node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(directory, 'src/remote.tsx'), remote)
  await writeFile(join(directory, 'src/page.tsx'), page)
  await writeFile(join(directory, 'src/page.module.css'), '.title { margin: 0 }')
}
