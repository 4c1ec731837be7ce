import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from './command.ts'

const run = promisify(execFile)
/** The unprivileged user that takes root's place where root must not or should not be. */
const accountName = 'stampa'

/** An unprivileged system user. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The ids of that user, created at first need, when we are root: PostgreSQL refuses to run as
 * root. Anyone else runs everything as themselves: undefined.
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
 *
 * @param paths what the program works with
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
      // access(2), by which initdb looks for its other programs, leaves out an ordinary user's capabilities.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      command.file,
      ...command.args,
    ],
  }
}

/** Whether any user may pass every folder on the way to the paths. */
async function reachableByOthers(paths: string[]): Promise<boolean> {
  const folders = new Set(paths.flatMap(ancestors))
  const modes = await Promise.all([...folders].map(async folder => (await stat(folder)).mode))
  return modes.every(mode => (mode & 0o001) !== 0)
}

/**
 * Name of the user for a server's workers that only read what lies in the folder, when we are
 * root. Where a closed folder keeps others out, root is what is left.
 */
export async function workerAccount(folder: string): Promise<string | undefined> {
  if (!(await systemAccount())) return undefined
  return (await reachableByOthers([join(folder, 'content')])) ? accountName : 'root'
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...ancestors(parent)]
}
