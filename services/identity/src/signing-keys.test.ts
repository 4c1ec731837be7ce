import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSigningKeys } from './signing-keys.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keys-'))
})

afterEach(() => rm(directory, { recursive: true }))

function pem(): string {
  return String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

async function load(content: string) {
  const file = join(directory, 'keys.pem')
  await writeFile(file, content)
  return loadSigningKeys(file)
}

const claims = () => ({
  administratorId: randomUUID(),
  sessionId: randomUUID(),
  email: 'maria@example.com',
  scope: ['content:read', 'offers:write'],
  idle: 600,
  expiresAt: new Date(Date.now() + 60_000),
})

test('keeps sessions when a key is added, and ends them when the old key is removed', async () => {
  const [older, newer] = [pem(), pem()]
  const token = await (await load(older)).sign(claims())
  const both = await load(newer + older)
  await expect(jwtVerify(token, both.verify)).resolves.toBeDefined()
  const [first, second] = both.jwks.keys.map(({ kid }) => kid)
  expect(decodeProtectedHeader(token).kid).toBe(second)
  expect(decodeProtectedHeader(await both.sign(claims())).kid).toBe(first)
  await expect(jwtVerify(token, (await load(newer)).verify)).rejects.toThrow()
})

test('gives a key the same id each time', async () => {
  const key = pem()
  expect((await load(key)).jwks).toEqual((await load(key)).jwks)
})

test.each([
  ['nothing', () => '', 'holds no PKCS8 private key'],
  [
    'a public key',
    () => String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })),
    'holds no PKCS8 private key',
  ],
  [
    'a key of another kind',
    () =>
      String(
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          type: 'pkcs8',
          format: 'pem',
        }),
      ),
    'not Ed25519',
  ],
])('%s is refused at start', async (_name, content, message) => {
  await expect(load(content())).rejects.toThrow(message)
})
