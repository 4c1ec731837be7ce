import { parseArgs } from 'node:util'

export const usage = `Usage: npm run release -- <name>                 build, publish, make live
       npm run release -- --all                  the same for everything that changed
       npm run release -- <name> --rollback      go back to the version before
       npm run release -- --list [name]          show what is published
       npm run release -- --list --log [name]    show who released what, when, from which commit
       npm run release -- --prune                delete old versions, as each release does
       npm run release -- --refresh              renew the store's timestamp, as npm start does every hour
       npm run release -- --keys init            make the owner's keys and sign an empty store
       npm run release -- --keys rotate <role>   a new key for root, targets, online or a name
       npm run release -- --keys revoke <name>   take the name and its key out of the store

  <name>            shell, or a remote: storefront, admin, …; or a service of the running platform: catalog,
                    services/studio where a remote has its name
  --version X       release under this version instead of the next patch;
                    with --rollback: go back to this one
  --keep N          with --prune: how many versions of each name stay besides the live one, those a
                    rollback can come to, and those published or live in the last 30 days (10)
  --store FOLDER    the release store (DATA_DIR/releases, by default .data/releases)
  --help            this text

A release whose sources are live already changes nothing. Exit code: 0 done or nothing to do,
1 failed with everything live as before, 2 the command was not understood.`

/** A parsed command line. */
export type Command =
  | { do: 'help' }
  | { do: 'release' | 'rollback'; name: string; version: string | undefined }
  | { do: 'release-all' }
  | { do: 'list' | 'log'; name: string | undefined }
  | { do: 'refresh' }
  | { do: 'rotate' | 'revoke'; role: string }
  | { do: 'prune'; keep: number }

export interface Invocation {
  command: Command
  /** Folder of the store, when given. */
  store: string | undefined
}

/** The command line is invalid; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** @throws {UsageError} when the arguments do not fit together. */
export function parseArguments(args: string[]): Invocation {
  const { values, positionals } = parse(args)
  const { version, keep, log, store } = values
  const [name, ...more] = positionals

  const actions = (['help', 'all', 'rollback', 'list', 'prune', 'refresh', 'keys'] as const).filter(
    action => values[action],
  )
  const action = actions[0] ?? 'release'
  const isVersioned = action === 'release' || action === 'rollback'
  const isForAll = action === 'all' || action === 'prune' || action === 'refresh'
  refuseIf(
    actions.length > 1,
    `${actions.map(each => `--${each}`).join(' and ')} exclude each other.`,
  )
  if (action === 'help') return { command: { do: 'help' }, store }
  refuseIf(log !== undefined && action !== 'list', '--log goes with --list.')
  if (action === 'keys') return { command: keysCommand(positionals), store }
  refuseIf(more.length > 0, 'Give one name at a time.')
  refuseIf(version !== undefined && !isVersioned, `--version does not go with --${action}.`)
  refuseIf(keep !== undefined && action !== 'prune', '--keep goes with --prune.')
  refuseIf(name !== undefined && isForAll, `--${action} concerns every name; give none.`)

  if (action === 'list') return { command: { do: log ? 'log' : 'list', name }, store }
  if (action === 'refresh') return { command: { do: 'refresh' }, store }
  if (action === 'all') return { command: { do: 'release-all' }, store }
  if (action === 'prune') return { command: { do: 'prune', keep: count(keep ?? '10') }, store }
  if (name === undefined)
    throw new UsageError('Say what to release: shell, or the name of a remote or a service.')
  return { command: { do: action, name, version }, store }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        keep: { type: 'string' },
        keys: { type: 'boolean' },
        list: { type: 'boolean' },
        log: { type: 'boolean' },
        prune: { type: 'boolean' },
        refresh: { type: 'boolean' },
        rollback: { type: 'boolean' },
        store: { type: 'string' },
        version: { type: 'string' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

function keysCommand([what, role, ...more]: string[]): Command {
  const isInit = what === 'init' && role === undefined
  // A new store gets its keys with its first timestamp.
  if (isInit) return { do: 'refresh' }
  if ((what === 'rotate' || what === 'revoke') && role !== undefined && more.length === 0) {
    return { do: what, role }
  }
  throw new UsageError('--keys takes init, rotate <role> or revoke <name>.')
}

function refuseIf(isInvalid: boolean, message: string): void {
  if (isInvalid) throw new UsageError(message)
}

function count(text: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--keep takes a number from 1.')
}
