import { expect, test } from 'vitest'
import { type Command, parseArguments, UsageError } from './arguments.ts'

const understood: [line: string, command: Command][] = [
  ['storefront', { do: 'release', name: 'storefront', version: undefined }],
  ['storefront --version 1.2.0', { do: 'release', name: 'storefront', version: '1.2.0' }],
  ['storefront --canary 5%', { do: 'release', name: 'storefront', version: undefined, canary: 5 }],
  [
    'storefront --canary 25 --version 1.2.0',
    { do: 'release', name: 'storefront', version: '1.2.0', canary: 25 },
  ],
  ['storefront --canary stop', { do: 'stop-canary', name: 'storefront' }],
  ['storefront --check', { do: 'check', name: 'storefront', version: undefined }],
  [
    'storefront --preview',
    { do: 'preview', name: 'storefront', version: undefined, days: 7, origin: undefined },
  ],
  [
    'shell --preview --days 30 --origin https://shop.example/',
    {
      do: 'preview',
      name: 'shell',
      version: undefined,
      days: 30,
      origin: 'https://shop.example',
    },
  ],
  ['--all', { do: 'release-all', withServices: false }],
  ['--all --with-services', { do: 'release-all', withServices: true }],
  ['--service catalog', { do: 'deploy-service', service: 'catalog', file: undefined }],
  [
    '--service catalog --check --interface new.json',
    { do: 'check-service', service: 'catalog', file: 'new.json' },
  ],
  ['storefront --rollback', { do: 'rollback', name: 'storefront', version: undefined }],
  [
    '--rollback storefront --version=1.0.0',
    { do: 'rollback', name: 'storefront', version: '1.0.0' },
  ],
  ['--list', { do: 'list', name: undefined }],
  ['--list storefront', { do: 'list', name: 'storefront' }],
  ['--list --log storefront', { do: 'log', name: 'storefront' }],
  ['--refresh', { do: 'refresh' }],
  ['--watch http://pages:4000', { do: 'watch', url: 'http://pages:4000' }],
  ['--keys init', { do: 'refresh' }],
  ['--keys rotate online', { do: 'rotate', role: 'online' }],
  ['--keys revoke storefront', { do: 'revoke', role: 'storefront' }],
  ['--prune', { do: 'prune', keep: 10 }],
  ['--prune --keep 3', { do: 'prune', keep: 3 }],
  ['--help', { do: 'help' }],
  ['-h', { do: 'help' }],
]

test.each(understood)('%s', (line, command) => {
  expect(parseArguments(line.split(' '))).toEqual({ command, store: undefined })
})

test('accepts the store with every command', () => {
  expect(parseArguments(['--list', '--store', '/srv/releases']).store).toBe('/srv/releases')
})

const refused: [line: string, message: RegExp][] = [
  ['', /what to release/],
  ['--rollback', /what to release/],
  ['storefront admin', /one name at a time/],
  ['storefront --list --prune', /--list and --prune exclude/],
  ['--all storefront', /give none/],
  ['--prune storefront', /give none/],
  ['storefront --rollback --check', /--check does not go with --rollback/],
  ['storefront --canary 50%', /--canary takes 5%, 25% or stop/],
  ['storefront --canary 5% --check', /--canary goes with a name/],
  ['--all --canary 5%', /--canary goes with a name/],
  ['--service catalog storefront', /--service goes with --check/],
  ['storefront --interface new.json', /--interface goes with --service/],
  ['storefront --with-services', /--with-services goes with --all/],
  ['--list --version 1.0.0', /does not go with --list/],
  ['storefront --keep 3', /goes with --prune/],
  ['storefront --log', /goes with --list/],
  ['storefront --preview --check', /--check does not go with --preview/],
  ['storefront --preview --days 31', /number from 1 to 30/],
  ['storefront --preview --origin shop.example', /address of the site/],
  ['storefront --days 3', /go with --preview/],
  ['--watch pages', /--watch takes a URL/],
  ['storefront --watch http://pages:4000', /--watch goes with --store/],
  ['--keys', /--keys takes/],
  ['--keys init root', /--keys takes/],
  ['--keys rotate', /--keys takes/],
  ['--prune --keep 0', /number from 1/],
  ['--prune --keep all', /number from 1/],
  ['storefront --verison 1.0.0', /--verison/],
  ['storefront --version', /--version/],
]

test.each(refused)('refuses "%s"', (line, message) => {
  const parse = () => parseArguments(line.split(' ').filter(Boolean))
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
})
