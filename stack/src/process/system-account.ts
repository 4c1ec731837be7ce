import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from './command.ts'

const run = promisify(execFile)
/** The unprivileged user for programs that must not run as root. */
const accountName = 'stampa'

/** An unprivileged system user. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Returns the user's ids, created on first use, when running as root: PostgreSQL refuses root. Undefined for any
 * other user.
 */
export async function systemAccount(): Promise<Account | undefined> {
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
    // Another stack may be creating it at this moment.
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
 * Returns the command run as that account. Below a home directory closed to others (`/root`) it keeps the capability
 * to pass closed folders.
 *
 * @param paths paths that the program uses
 */
export async function commandAs(
  account: Account | undefined,
  command: Command,
  paths: string[],
): Promise<Command> {
  if (!account) return command
  if (await reachableByOthers([command.file, ...paths])) return { ...command, account }
  return {
    ...command,
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // access(2), by which initdb looks for its programs, ignores an ordinary user's capabilities.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      command.file,
      ...command.args,
    ],
  }
}

/** Returns whether every folder on the way to the paths is open to any user. */
async function reachableByOthers(paths: string[]): Promise<boolean> {
  const folders = new Set(paths.flatMap(ancestors))
  const modes = await Promise.all([...folders].map(async folder => (await stat(folder)).mode))
  return modes.every(mode => (mode & 0o001) !== 0)
}

/**
 * Returns the user for a server's workers that read the folder, when running as root; root where the folder is closed
 * to others.
 */
export async function workerAccount(folder: string): Promise<string | undefined> {
  if (!(await systemAccount())) return undefined
  return (await reachableByOthers([join(folder, 'content')])) ? accountName : 'root'
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...ancestors(parent)]
}
