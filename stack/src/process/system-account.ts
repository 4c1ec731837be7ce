import { execFile } from 'node:child_process'
import { lstat, stat } from 'node:fs/promises'
import { dirname, isAbsolute } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from './group.ts'

const run = promisify(execFile)

/**
 * Unprivileged users of the programs when the stack is started as root: `stampa` runs PostgreSQL and Redis, whose files
 * the programs of `stampa-app`, which answer requests, can neither read nor change.
 */
export type AccountName = 'stampa' | 'stampa-app'

interface Account {
  uid: number
  gid: number
}

/** Each look-up starts two programs, and a start of the stack needs some thirty. */
const accounts = new Map<AccountName, Promise<Account | undefined>>()

/** Returns the user's ids, created on first use, when running as root. Undefined for any other user. */
export function systemAccount(name: AccountName): Promise<Account | undefined> {
  const account = accounts.get(name) ?? findOrCreate(name)
  accounts.set(name, account)
  return account
}

async function findOrCreate(name: AccountName): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await lookUp(name)
  if (known) return known
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
    // Another stack may be creating it at this moment.
    .catch(async cause => {
      if (await lookUp(name)) return
      throw new Error(
        `The platform does not run as root, and the user ${name} cannot be created. ` +
          `Run as an ordinary user, or create it: useradd --system ${name}`,
        { cause },
      )
    })
  return lookUp(name)
}

async function lookUp(name: AccountName): Promise<Account | undefined> {
  try {
    const ids = await Promise.all(['-u', '-g'].map(flag => run('id', [flag, name])))
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout))
    return uid === undefined || gid === undefined ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}

/**
 * Returns the command run as that user. Below a folder closed to others (`/root`) it keeps the capability to read every
 * file, since root's own programs are there; it can write only the user's files.
 *
 * @param paths paths that the program uses
 * @param capabilities further ones, such as `net_bind_service`
 */
export async function commandAs(
  name: AccountName,
  command: Command,
  paths: string[],
  capabilities: string[] = [],
): Promise<Command> {
  const account = await systemAccount(name)
  if (!account) return command
  const isClosed = (await closedFolder([command.file, ...paths])) !== undefined
  const kept = [...capabilities, ...(isClosed ? ['dac_read_search'] : [])]
  if (kept.length === 0) return { ...command, account }
  const list = ['-all', ...kept.map(capability => `+${capability}`)].join()
  return {
    ...command,
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // access(2), by which initdb looks for its programs, ignores an ordinary user's capabilities.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=${list}`,
      `--ambient-caps=${list}`,
      command.file,
      ...command.args,
    ],
  }
}

/** Returns a folder on the way to the paths that other users may not pass. */
async function closedFolder(paths: string[]): Promise<string | undefined> {
  const folders = new Set(paths.filter(isAbsolute).flatMap(ancestors))
  for (const folder of folders) {
    if (((await stat(folder)).mode & 0o001) === 0) return folder
  }
  return undefined
}

/** Returns the user of the programs that answer requests, for the operator. @param paths paths that they use */
export async function describeAccount(paths: string[]): Promise<string> {
  if (!(await systemAccount('stampa-app'))) return process.env.USER || `user ${process.getuid?.()}`
  const closed = await closedFolder(paths)
  if (closed === undefined) return 'stampa-app (PostgreSQL and Redis: stampa)'
  return `stampa-app, with the right to read every file, because ${closed} is closed to other users`
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [...ancestors(parent), parent]
}

/**
 * Gives files and folders with all their content to the user when running as root: a stack that another user or an
 * earlier release ran created them.
 */
export async function giveTo(name: AccountName, paths: string[]): Promise<void> {
  const account = await systemAccount(name)
  if (!account) return
  for (const path of paths) {
    if ((await lstat(path)).uid === account.uid) continue
    // Changes a folder itself last, so that an interrupted run is repeated; follows no link.
    await run('chown', ['-R', '-h', '-P', `${account.uid}:${account.gid}`, path])
  }
}
