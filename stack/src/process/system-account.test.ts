import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { commandAs, giveTo, systemAccount } from './system-account.ts'

const run = promisify(execFile)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-account-'))
  return () => rm(folder, { recursive: true })
})

/** Runs a Node program as `stampa-app`. @param capabilities that it keeps @returns its output */
async function runAsApp(program: string, args: string[], capabilities: string[] = []) {
  const command = { file: process.execPath, args: ['-e', program, ...args], env: process.env }
  const as = await commandAs('stampa-app', command, args, capabilities)
  const { stdout } = await run(as.file, as.args, { env: as.env, ...as.account })
  return stdout.trim()
}

/** Checks access with access(2), as PostgreSQL's programs do. */
const checkAccess = `
  require('node:fs').accessSync(process.argv[1], require('node:fs').constants.X_OK)
  console.log(process.getuid())`

/** Prints the error of an attempt to write to a file. */
const write = `
  try { require('node:fs').appendFileSync(process.argv[1], '.') } catch (error) { console.log(error.code) }`

describe.runIf(process.getuid?.() === 0)('started as root', () => {
  test('runs a program as the user, also below folders closed to others', async () => {
    await chmod(folder, 0o700)
    const file = join(folder, 'program')
    await writeFile(file, '#!/bin/sh\n')
    await chmod(file, 0o755)
    const account = await systemAccount('stampa-app')
    expect(await runAsApp(checkAccess, [file])).toBe(String(account?.uid))
  })

  test.each([
    ['an open', 0o711],
    ['a closed', 0o700],
  ])("the program cannot write root's files below %s folder", async (_, mode) => {
    await chmod(folder, mode)
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await runAsApp(write, [file])).toBe('EACCES')
    await giveTo('stampa-app', [file])
    expect(await runAsApp(write, [file])).toBe('')
  })

  test('a program may keep the right to listen on a port below 1024, and no other', async () => {
    await chmod(folder, 0o711)
    const capabilities = `console.log(/CapPrm:\\s+(\\w+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1])`
    expect(await runAsApp(capabilities, [join(folder, 'file')], ['net_bind_service'])).toBe(
      '0000000000000400',
    )
    expect(await runAsApp(capabilities, [join(folder, 'file')])).toBe('0000000000000000')
  })

  test("gives root's folders with their content, and follows no link out of them", async () => {
    const [data, outside] = [join(folder, 'data'), join(folder, 'outside')]
    await mkdir(join(data, 'inner'), { recursive: true })
    await writeFile(join(data, 'inner', 'file'), '')
    await writeFile(outside, '')
    await symlink(outside, join(data, 'link'))
    await symlink(folder, join(data, 'folder'))
    await giveTo('stampa-app', [data])
    const account = await systemAccount('stampa-app')
    const owners = await Promise.all(
      [data, join(data, 'inner', 'file'), outside, folder].map(
        async path => (await lstat(path)).uid,
      ),
    )
    expect(owners).toEqual([account?.uid, account?.uid, 0, 0])
  })
})
