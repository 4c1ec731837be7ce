import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Text of each source file that runs in production, by path. */
const sources = new Map<string, string>()

beforeAll(async () => {
  const shipped = '{services/*/src,packages/*/src,shell/src,shell/server,mfe-*/src,deploy/secrets}'
  for await (const path of glob(`${shipped}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.|\/testing\/|\/generated\//.test(path)) continue
    sources.set(path, await readFile(join(root, path), 'utf8'))
  }
  expect(sources.size).toBeGreaterThan(600)
})

/** Returns the files in which the pattern occurs outside of comments, sorted. */
function filesWith(pattern: RegExp): string[] {
  const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
  return [...sources]
    .filter(([, text]) => pattern.test(code(text)))
    .map(([path]) => path)
    .toSorted()
}

test('no text is run as code, except built releases and a flag of V8', () => {
  expect(filesWith(/\beval\(|\bnew Function\b|\bFunction\(|setTimeout\(\s*['"`]/)).toEqual([
    // Redis runs a constant Lua program.
    'packages/service-kit/src/mail/recipient-limit.ts',
  ])
  expect(filesWith(/node:vm/)).toEqual([
    'packages/registry/src/server-bundle.ts',
    'packages/webpack/src/build.ts',
    'services/studio/src/artwork/drawing/pixels.ts',
  ])
})

test('no service starts a program or a shell, only processes of its own code', () => {
  const others =
    /import (?!\{( type ChildProcess,)? fork \}).* from 'node:child_process'|shell: true/
  expect(filesWith(/ fork .*child_process/).length).toBeGreaterThan(0)
  expect(filesWith(others)).toEqual([
    // On the developer's machine: installs packages; asks git for the commit.
    'packages/create-stampa-remote/src/create.ts',
    'packages/release/src/provenance.ts',
  ])
})

test('no page inserts markup, except what the page server rendered on it', () => {
  expect(filesWith(/innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([])
  expect(filesWith(/dangerouslySetInnerHTML/)).toEqual([
    // Empty: React leaves the page server's markup in place.
    'mfe-storefront/src/home/deferred.tsx',
    'shell/src/failure/failure-view.tsx',
  ])
})

test('no address adds a header to the mail that its link begins', () => {
  expect(filesWith(/mailto:\$\{encodeURIComponent\(/).length).toBeGreaterThan(0)
  expect(filesWith(/mailto:(?!\$\{encodeURIComponent\()/)).toEqual([])
})

test('no page takes messages of other windows or opens a WebSocket', () => {
  expect(filesWith(/postMessage|addEventListener\(\s*'message'|onmessage|WebSocket/)).toEqual([
    // Tabs of this origin, by a channel that no other origin has.
    'mfe-admin/src/workspace/live-news.tsx',
    // A thread of a service, to the process that has started it.
    'packages/service-kit/src/media/conversion/raster-worker.ts',
    // From itself to itself, by a channel of its own.
    'shell/src/next-task.ts',
  ])
})

test('signatures, hashes and keys are of approved algorithms, and only backups and second factors are encrypted', () => {
  const algorithms = new Set<string>()
  for (const text of sources.values()) {
    const named = text.matchAll(
      /(?:createHash|createHmac|hkdfSync|generateKeyPairSync|derive)\(\s*'([^']+)'/g,
    )
    for (const [, name = ''] of named) algorithms.add(name)
  }
  expect([...algorithms].toSorted()).toEqual(['argon2id', 'ed25519', 'sha256', 'sha384', 'sha512'])
  expect(filesWith(/create(Hash|Hmac)\(\s*[^'\s]/)).toEqual([])
  expect(filesWith(/createCipher|createDecipher|publicEncrypt|privateDecrypt|\.encrypt\(/)).toEqual(
    ['packages/backup/src/archive.ts', 'services/identity/src/second-factor/seal.ts'],
  )
})

test('no random value comes from a predictable generator', () => {
  expect(filesWith(/Math\.random/)).toEqual([])
})
