import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from '../process/command.ts'

const run = promisify(execFile)
const accountName = 'stampa'

/** An unprivileged system user. */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root runs it as a system user `stampa`, created at
 * first need. Anyone else runs it as themselves: undefined.
 */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await lookUp()
  if (known) return known
  await run('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    accountName,
  ])
    // Another stack that starts at this moment may have created it.
    .catch(async cause => {
      if (await lookUp()) return
      const advice = `Run as an ordinary user, or create one: useradd --system ${accountName}`
      throw new Error(`PostgreSQL cannot run as root. ${advice}`, { cause })
    })
  return lookUp()
}

async function lookUp(): Promise<Account | undefined> {
  try {
    const ids = await Promise.all(['-u', '-g'].map(flag => run('id', [flag, accountName])))
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout))
    return uid === undefined || gid === undefined ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}

/**
 * The command as that account. Below a home directory closed to others (`/root`) the account
 * could not even reach the program; there it keeps the one capability to pass closed folders.
 */
export async function commandAs(account: Account | undefined, command: Command): Promise<Command> {
  if (!account) return command
  if (await reachableByOthers(command.file)) return { ...command, account }
  return {
    ...command,
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      command.file,
      ...command.args,
    ],
  }
}

async function reachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
