import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { controlSocket, type LaneChange, type ServiceChange } from '@stampa/release'
import { expect, onTestFinished, test } from 'vitest'
import { repository } from './apps/app.ts'
import { openControl } from './control.ts'

const lanes = { change: async () => {} }

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-control-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Runs the command of an operator. @returns its exit code and output */
async function release(dataDir: string, ...args: string[]) {
  const run = promisify(execFile)(process.execPath, ['packages/release/src/cli.ts', ...args], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const { code = 0, stdout, stderr } = await run.catch(error => error)
  return { code, stdout, stderr }
}

test('the command asks the platform for the change, shows its steps and fails with its reason', async () => {
  const dataDir = await dataFolder()
  const changes: ServiceChange[] = []
  const logged: string[] = []
  const instances = {
    async change(change: ServiceChange, report: (text: string) => void) {
      changes.push(change)
      report('a step')
      if (change.action === 'rollback') throw new Error('the reason')
    },
  }
  const control = await openControl(dataDir, { instances, lanes }, ({ text }) => logged.push(text))
  onTestFinished(() => control.close())
  expect(await release(dataDir, 'catalog')).toEqual({ code: 0, stdout: 'a step\n', stderr: '' })
  expect(await release(dataDir, 'services/studio', '--rollback', '--version', '1.0.0')).toEqual({
    code: 1,
    stdout: 'a step\n',
    stderr: 'the reason\n',
  })
  expect(changes).toEqual([
    { service: 'catalog', action: 'release' },
    { service: 'studio', action: 'rollback', version: '1.0.0' },
  ])
  expect(logged).toEqual(['a step', 'a step', 'the reason'])
})

test('the command says when the platform ends during the change', async () => {
  const dataDir = await dataFolder()
  const change = (_: ServiceChange, report: (text: string) => void) => {
    report('a step')
    control.close()
    return new Promise<void>(() => {})
  }
  const control = await openControl(dataDir, { instances: { change }, lanes }, () => {})
  expect(await release(dataDir, 'catalog')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The platform ended during the change'),
  })
})

test('only the user of the platform reaches its socket', async () => {
  const dataDir = await dataFolder()
  const control = await openControl(
    dataDir,
    { instances: { change: async () => {} }, lanes },
    () => {},
  )
  onTestFinished(() => control.close())
  const folder = await stat(dirname(controlSocket(dataDir)))
  expect(folder.mode & 0o777).toBe(0o700)
  expect(folder.uid).toBe(process.getuid?.())
})

test('the command says that no platform runs, and refuses a version for a release', async () => {
  const dataDir = await dataFolder()
  expect(await release(dataDir, 'catalog')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No platform of this user runs on this data folder'),
  })
  expect(await release(dataDir, 'catalog', '--version', '2.0.0')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--version goes with --rollback'),
  })
})

test('the command for lanes shows the link, which is not logged', async () => {
  const dataDir = await dataFolder()
  const logged: string[] = []
  const changes: LaneChange[] = []
  const opened = {
    async change(change: LaneChange, report: (text: string) => void, show: (text: string) => void) {
      changes.push(change)
      report('a lane')
      show('the link')
    },
  }
  const instances = { change: async () => {} }
  const control = await openControl(dataDir, { instances, lanes: opened }, ({ text }) =>
    logged.push(text),
  )
  onTestFinished(() => control.close())
  const args = ['stack/src/lane.ts', 'catalog=http://127.0.0.1:4001']
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: dataDir } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  expect(stdout).toBe('a lane\nthe link\n')
  expect(logged).toEqual(['a lane'])
  expect(changes).toEqual([{ action: 'open', services: { catalog: '127.0.0.1:4001' }, hours: 8 }])
})
