import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processIdentity } from './process/process-identity.ts'
import { RunFolder } from './run-folder.ts'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-run-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function sleeper(): Promise<number> {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return child.pid ?? 0
}

test('refuses a second stack in one data folder', async () => {
  const dataDir = await dataFolder()
  const run = await RunFolder.claim(dataDir)
  await expect(RunFolder.claim(dataDir)).rejects.toThrow(
    `${dataDir} is in use by a running stack (process ${process.pid})`,
  )
  await run.release()
  await (await RunFolder.claim(dataDir)).release()
})

test('takes over from a killed stack and ends the processes it left', async () => {
  const dataDir = await dataFolder()
  const before = await RunFolder.claim(dataDir)
  const leftover = await sleeper()
  await before.remember('sample', leftover)
  // The stack itself: a process that has ended.
  await writeFile(join(dataDir, 'run', 'stack'), JSON.stringify({ pid: 999_999_9, identity: 'x' }))
  const after = await RunFolder.claim(dataDir)
  expect(await processIdentity(leftover)).toBeUndefined()
  expect(await readdir(join(dataDir, 'run'))).toEqual(['stack'])
  await after.release()
})

test('leaves a process alone that has the pid of an earlier one', async () => {
  const dataDir = await dataFolder()
  const run = await RunFolder.claim(dataDir)
  const stranger = await sleeper()
  await writeFile(
    join(dataDir, 'run', 'sample'),
    JSON.stringify({ pid: stranger, identity: 'of an earlier process' }),
  )
  await writeFile(join(dataDir, 'run', 'nonsense'), '{"pid":-1,"identity":"x"}')
  await writeFile(join(dataDir, 'run', 'stack'), 'cut off while being writt')
  await (await RunFolder.claim(dataDir)).release()
  expect(await processIdentity(stranger)).toBeDefined()
  await run.release()
})
