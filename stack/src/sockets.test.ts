import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { Sockets } from './sockets.ts'

let folder: string
let folders: { gatewayAdded: string; sockets: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-sockets-'))
  folders = { gatewayAdded: join(folder, 'added'), sockets: join(folder, 'sockets') }
  for (const path of Object.values(folders)) await mkdir(path)
  return () => rm(folder, { recursive: true })
})

const service = { name: 'gift-notes', seeded: false, worker: false }

test('prefixes follow the live instance, and those that a service gives up are free', async () => {
  const sockets = new Sockets(folders)
  await sockets.makeLive({ ...service, prefixes: ['notes', 'ribbons'] }, false)
  expect(await readlink(join(folders.gatewayAdded, 'notes/live'))).toBe(
    join(folders.sockets, 'gift-notes-1'),
  )
  await sockets.makeLive({ ...service, prefixes: ['notes'] }, true)
  expect(await readdir(folders.gatewayAdded)).toEqual(['notes'])
  expect(await readlink(join(folders.gatewayAdded, 'notes/live'))).toBe(
    join(folders.sockets, 'gift-notes-1-spare'),
  )
})

test('forgets what an earlier run has left', async () => {
  await writeFile(join(folders.sockets, 'gift-notes-1'), '')
  await new Sockets(folders).makeLive({ ...service, prefixes: ['notes'] }, false)
  await new Sockets(folders).open()
  expect(await readdir(folder, { recursive: true })).toEqual(['added', 'sockets'])
})

test('refuses a path that is too long for a socket', () => {
  const sockets = new Sockets({ ...folders, sockets: join(folder, 'x'.repeat(100)) })
  expect(() => sockets.path('gift-notes-1')).toThrow('is too long for a socket')
})
