import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildRelease } from './build.ts'

test('refuses a remote that contains a copy of React', async () => {
  // Here, where its imports resolve.
  const directory = await mkdtemp(join(import.meta.dirname, '.remote-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'src'))
  await writeFile(
    join(directory, 'src/remote.tsx'),
    "import { createRoot } from 'react-dom/client'\nexport const routes = [{ path: '/', createRoot }]",
  )
  const deployable = {
    name: 'greedy',
    directory,
    version: '1.0.0',
    frame: 'public' as const,
    mounts: ['/greedy'],
    builtAgainst: {},
    react: '19.3.1',
  }
  const build = buildRelease({
    deployable,
    version: '1.0.0',
    outputDirectory: join(directory, 'out'),
    source: '',
    minimize: false,
  })
  await expect(build).rejects.toThrow(/greedy: the shell provides React.*react-dom/)
})
