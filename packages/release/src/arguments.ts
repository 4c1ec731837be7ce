import { parseArgs } from 'node:util'
import { type Canary, canaryShares } from '@stampa/platform/release'

export const usage = `Usage: npm run release -- <name>                 build, publish, make live
       npm run release -- <name> --check         build and check it; change nothing
       npm run release -- <name> --preview       build, check and publish it; print a link that shows it
       npm run release -- --all                  the same for everything that changed
       npm run release -- --service <service>    check its interface before it is deployed, and
                                                 record it as deployed; with --check, check only
       npm run release -- <name> --rollback      go back to the version before
       npm run release -- <name> --canary 5%     publish it for a share of the visitors, 5% or 25%; it ends
                                                 by itself, live or withdrawn
       npm run release -- <name> --canary stop   withdraw the canary; so does --rollback
       npm run release -- --list [name]          show what is published
       npm run release -- --list --log [name]    show who released what, when, from which commit
       npm run release -- --prune                delete old versions, as each release does
       npm run release -- --refresh              renew the store's timestamp, as npm start does every hour
       npm run release -- --watch URL            renew the timestamp every hour, and end canaries by what the
                                                 page servers of the URL's host have counted
       npm run release -- --keys init            make the owner's keys and sign an empty store
       npm run release -- --keys rotate <role>   a new key for root, targets, online or a name
       npm run release -- --keys revoke <name>   take the name and its key out of the store

  <name>            shell, or a remote: storefront, admin, …; or a service of the running platform: catalog,
                    services/studio where a remote has its name
  --version X       release under this version instead of the next patch;
                    with --rollback: go back to this one
  --days N          with --preview: how many days the link works, up to 30 (7)
  --origin URL      with --preview: the site of the link (PUBLIC_ORIGIN, or that of npm start)
  --keep N          with --prune: how many versions of each name stay besides the live one, those a
                    rollback can come to, and those published or live in the last 30 days (10)
  --interface FILE  with --service: its OpenAPI document (services/<service>/openapi.json)
  --with-services   with --all: the services of these sources are deployed as well; their
                    interfaces are recorded, and nothing is checked against the ones before
  --store FOLDER    the release store (DATA_DIR/releases, by default .data/releases)
  --help            this text

A release whose sources are live already changes nothing. Exit code: 0 done or nothing to do,
1 failed with everything live as before, 2 the command was not understood.`

/** Builds and checks a release, and makes it live or a canary. */
export interface ReleaseCommand {
  do: 'release' | 'check'
  name: string
  version: string | undefined
  canary?: Canary['share']
}

/** Publishes a release without making it live, and prints a link that shows it. */
export interface PreviewCommand {
  do: 'preview'
  name: string
  version: string | undefined
  days: number
  /** Origin of the link, when given. */
  origin: string | undefined
}

/** Checks the interface of a service, and records it as deployed. */
export interface ServiceCommand {
  do: 'deploy-service' | 'check-service'
  service: string
  /** OpenAPI document, when given. */
  file: string | undefined
}

export type Command =
  | { do: 'help' }
  | ReleaseCommand
  | PreviewCommand
  | { do: 'stop-canary'; name: string }
  | { do: 'rollback'; name: string; version: string | undefined }
  | ServiceCommand
  | { do: 'release-all'; withServices: boolean }
  | { do: 'list' | 'log'; name: string | undefined }
  | { do: 'refresh' }
  | { do: 'watch'; url: string }
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
  const { version, keep, log, store, check = false, service, days, origin, canary, watch } = values
  const [name, ...more] = positionals

  const actions = (
    ['help', 'all', 'rollback', 'list', 'preview', 'prune', 'refresh', 'keys'] as const
  ).filter(action => values[action])
  const action = actions[0] ?? 'release'
  const isVersioned = action === 'release' || action === 'rollback' || action === 'preview'
  const isForAll = action === 'all' || action === 'prune' || action === 'refresh'
  refuseIf(
    actions.length > 1,
    `${actions.map(each => `--${each}`).join(' and ')} exclude each other.`,
  )
  if (action === 'help') return { command: { do: 'help' }, store }
  refuseIf(log !== undefined && action !== 'list', '--log goes with --list.')
  if (action === 'keys') return { command: keysCommand(positionals), store }
  if (watch !== undefined) {
    refuseIf(actions.length > 0 || name !== undefined, '--watch goes with --store only.')
    refuseIf(!URL.canParse(watch), '--watch takes a URL, such as http://pages:4000.')
    return { command: { do: 'watch', url: watch }, store }
  }
  if (service !== undefined) {
    refuseIf(actions.length > 0 || name !== undefined, '--service goes with --check only.')
    const action = check ? 'check-service' : 'deploy-service'
    return { command: { do: action, service, file: values.interface }, store }
  }
  refuseIf(values.interface !== undefined, '--interface goes with --service.')
  refuseIf(
    canary !== undefined && (action !== 'release' || check),
    '--canary goes with a name, and with --version.',
  )
  refuseIf(check && action !== 'release', `--check does not go with --${action}.`)
  refuseIf(
    values['with-services'] !== undefined && action !== 'all',
    '--with-services goes with --all.',
  )
  refuseIf(more.length > 0, 'Give one name at a time.')
  refuseIf(version !== undefined && !isVersioned, `--version does not go with --${action}.`)
  refuseIf(keep !== undefined && action !== 'prune', '--keep goes with --prune.')
  const isOfPreview = days !== undefined || origin !== undefined
  refuseIf(isOfPreview && action !== 'preview', '--days and --origin go with --preview.')
  refuseIf(name !== undefined && isForAll, `--${action} concerns every name; give none.`)

  if (action === 'list') return { command: { do: log ? 'log' : 'list', name }, store }
  if (action === 'refresh') return { command: { do: 'refresh' }, store }
  if (action === 'all') {
    const withServices = values['with-services'] ?? false
    return { command: { do: 'release-all', withServices }, store }
  }
  if (action === 'prune') return { command: { do: 'prune', keep: count(keep ?? '10') }, store }
  if (name === undefined)
    throw new UsageError('Say what to release: shell, or the name of a remote or a service.')
  if (action === 'preview') {
    const command = { name, version, days: previewDays(days), origin: siteOrigin(origin) }
    return { command: { do: action, ...command }, store }
  }
  if (action === 'rollback') return { command: { do: action, name, version }, store }
  if (canary === 'stop') return { command: { do: 'stop-canary', name }, store }
  const share = canary !== undefined && { canary: shareOf(canary) }
  return { command: { do: check ? 'check' : 'release', name, version, ...share }, store }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        canary: { type: 'string' },
        check: { type: 'boolean' },
        days: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        interface: { type: 'string' },
        keep: { type: 'string' },
        keys: { type: 'boolean' },
        list: { type: 'boolean' },
        log: { type: 'boolean' },
        origin: { type: 'string' },
        preview: { type: 'boolean' },
        prune: { type: 'boolean' },
        refresh: { type: 'boolean' },
        rollback: { type: 'boolean' },
        service: { type: 'string' },
        store: { type: 'string' },
        version: { type: 'string' },
        watch: { type: 'string' },
        'with-services': { type: 'boolean' },
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

function shareOf(text: string): Canary['share'] {
  const share = canaryShares.find(each => text.replace(/%$/, '') === String(each))
  if (share) return share
  throw new UsageError(`--canary takes ${canaryShares.join('%, ')}% or stop.`)
}

function count(text: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--keep takes a number from 1.')
}

/** A version without use is kept for 30 days, and a link is not to outlive it. */
function previewDays(text = '7'): number {
  const days = /^[1-9][0-9]?$/.test(text) ? Number(text) : 0
  refuseIf(days < 1 || days > 30, '--days takes a number from 1 to 30.')
  return days
}

function siteOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new UsageError('--origin takes the address of the site, such as https://www.example.gr.')
}
