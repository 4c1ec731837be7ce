import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { commandAs, systemAccount } from './system-account.ts'

const run = promisify(execFile)

/** Checks access with access(2), as PostgreSQL's programs do. */
const program = `
  require('node:fs').accessSync(process.argv[1], require('node:fs').constants.X_OK)
  console.log(process.getuid())`

test.runIf(process.getuid?.() === 0)(
  'runs a program as the account, also below folders closed to others',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stampa-closed-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await chmod(folder, 0o700)
    const file = join(folder, 'program')
    await writeFile(file, '#!/bin/sh\n')
    await chmod(file, 0o755)
    const account = await systemAccount()
    const command = await commandAs(
      account,
      { file: process.execPath, args: ['-e', program, file], env: {} },
      [file],
    )
    const { stdout } = await run(command.file, command.args, { env: process.env })
    expect(stdout).toBe(`${account?.uid}\n`)
  },
)
