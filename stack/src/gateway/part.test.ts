import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { perService } from '@stampa/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayPart } from './part.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-gateway-part-'))
  await mkdir(join(folder, 'run'))
})

afterAll(() => rm(folder, { recursive: true }))

test('only its owner reads the access log, also after nginx has opened it', async () => {
  const accessLog = join(folder, 'access.log')
  const address = '127.0.0.1:1'
  await gatewayPart(
    {
      listen: address,
      internalPages: address,
      internal: perService(() => address),
      runDir: join(folder, 'run'),
      releasesDir: folder,
      mediaDir: folder,
      accessLog,
      upstreams: { pages: [address], ...perService(() => [address]) },
    },
    folder,
  ).command()
  expect((await stat(accessLog)).mode & 0o777).toBe(0o600)
})
