import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataDir } from '../data-dir.ts'
import { planLayout } from '../layout.ts'
import { compileCache, repository } from './app.ts'
import { pagesApp } from './environment.ts'

test('page servers have the permissions of the image, and may write the cache of compiled modules', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stampa-pages-app-'))
  const options = { dataDir }
  const folders = await openDataDir(dataDir)
  const { flags = [] } = pagesApp({ options, folders, layout: await planLayout(options) })
  await rm(dataDir, { recursive: true })
  const dockerfile = await readFile(join(repository, 'shell/Dockerfile'), 'utf8')
  const [command = ''] = /^CMD .*?\]$/ms.exec(dockerfile) ?? []
  const inImage = Array.from(command.matchAll(/"(--.*?)"/g), ([, flag = '']) => flag)
  expect(flags).toEqual([
    ...inImage.map(flag =>
      flag
        .replace('=/releases/', `=${folders.releases}/`)
        .replace('=/trust/', `=${folders.trust}/`),
    ),
    `--allow-fs-write=${compileCache}/`,
  ])
})
