import { chmod, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { perService } from '@stampa/gateway'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../process/free-port.ts'
import { systemAccount } from '../process/system-account.ts'
import { gatewayPart, limitAccessLog } from './part.ts'

const folder = await mkdtemp(join(tmpdir(), 'stampa-gateway-part-'))
await chmod(folder, 0o711)
await mkdir(join(folder, 'run'))
afterAll(() => rm(folder, { recursive: true }))

/** @param port that nginx listens on */
const commandAt = (port: number) => {
  const address = `127.0.0.1:${port}`
  const config = {
    listen: address,
    internalPages: address,
    metrics: address,
    internalAdded: address,
    internal: perService(() => address),
    runDir: join(folder, 'run'),
    releasesDir: folder,
    mediaDir: folder,
    accessLog: join(folder, 'access.log'),
    upstreams: { pages: [address], ...perService(() => [address]) },
  }
  return gatewayPart(config, folder).command()
}

test('only its owner reads the access log, also after nginx has opened it', async () => {
  await commandAt(1)
  expect((await stat(join(folder, 'access.log'))).mode & 0o777).toBe(0o600)
})

test.runIf(process.getuid?.() === 0)(
  'nginx is not root, and keeps one right of root for a port below 1024',
  async () => {
    const [free = 0] = await freePorts(1)
    const account = await systemAccount('stampa-app')
    expect(await commandAt(free)).toMatchObject({ file: 'nginx', account })
    expect((await commandAt(1)).args).toEqual(
      expect.arrayContaining([
        `--reuid=${account?.uid}`,
        '--ambient-caps=-all,+net_bind_service',
        'nginx',
      ]),
    )
  },
)

test('empties a full access log while nginx appends to it', async () => {
  const accessLog = join(folder, 'full.log')
  const log = await open(accessLog, 'a')
  const size = async () => (await log.stat()).size
  await log.truncate(64 * 1024 * 1024)
  await limitAccessLog({ accessLog })
  expect(await size()).toBe(64 * 1024 * 1024)
  await log.write('one more line\n')
  await limitAccessLog({ accessLog })
  await log.write('a line\n')
  expect(await size()).toBe(7)
  await log.close()
})
