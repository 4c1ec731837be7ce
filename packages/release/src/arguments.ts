import { parseArgs } from 'node:util'

export const usage = `Usage: npm run release -- <name>                 build, publish, make live
       npm run release -- --all                  the same for everything that changed
       npm run release -- <name> --rollback      go back to the version before
       npm run release -- --list [name]          show what is published
       npm run release -- --prune                delete old versions

  <name>            shell, or a remote: storefront, admin, …
  --version X       release under this version instead of the next patch;
                    with --rollback: go back to this one
  --keep N          with --prune: how many versions of each name stay besides the live one
                    and those a rollback can come to (10)
  --store FOLDER    the release store (DATA_DIR/releases, by default .data/releases)
  --help            this text

A release whose sources are live already changes nothing. Exit code: 0 done or nothing to do,
1 failed with everything live as before, 2 the command was not understood.`

/** A parsed command line. */
export type Command =
  | { do: 'help' }
  | { do: 'release'; name: string; version: string | undefined }
  | { do: 'release-all' }
  | { do: 'rollback'; name: string; version: string | undefined }
  | { do: 'list'; name: string | undefined }
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
  const { version, keep, store } = values
  const [name, ...more] = positionals

  const actions = (['help', 'all', 'rollback', 'list', 'prune'] as const).filter(
    action => values[action],
  )
  if (actions.length > 1) {
    throw new UsageError(
      `${actions.map(action => `--${action}`).join(' and ')} exclude each other.`,
    )
  }
  const action = actions[0] ?? 'release'
  if (action === 'help') return { command: { do: 'help' }, store }

  if (more.length > 0) throw new UsageError('Give one name at a time.')
  if (version !== undefined && action !== 'release' && action !== 'rollback') {
    throw new UsageError(`--version does not go with --${action}.`)
  }
  if (keep !== undefined && action !== 'prune') throw new UsageError('--keep goes with --prune.')

  switch (action) {
    case 'release':
      return { command: { do: 'release', name: required(name), version }, store }
    case 'rollback':
      return { command: { do: 'rollback', name: required(name), version }, store }
    case 'list':
      return { command: { do: 'list', name }, store }
    case 'all':
      without(name, action)
      return { command: { do: 'release-all' }, store }
    case 'prune':
      without(name, action)
      return { command: { do: 'prune', keep: count(keep ?? '10') }, store }
  }
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
        list: { type: 'boolean' },
        prune: { type: 'boolean' },
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

function required(name: string | undefined): string {
  if (name !== undefined) return name
  throw new UsageError('Say what to release: shell, or the name of a remote.')
}

function without(name: string | undefined, action: string): void {
  if (name !== undefined) throw new UsageError(`--${action} concerns every name; give none.`)
}

function count(text: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--keep takes a number from 1.')
}
