import { createPrivateKey } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openAdministrator, openSecrets, rememberAdministrator } from './secrets.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-secrets-'))
  await openSecrets(dataDir)
  onTestFinished(() => rm(dataDir, { recursive: true }))
})

const permissions = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)

test('creates secrets once, readable by their owner only', async () => {
  const secrets = await openSecrets(dataDir)
  expect(await openSecrets(dataDir)).toEqual(secrets)
  expect(secrets.postgresPassword).not.toBe(secrets.redisPassword)
  expect(createPrivateKey(await readFile(secrets.signingKeyFile)).asymmetricKeyType).toBe('ed25519')
  expect(await permissions(join(dataDir, 'secrets'))).toBe('711')
  for (const name of ['postgres-password', 'redis-password', 'link-key', 'signing-key.pem']) {
    expect(await permissions(join(dataDir, 'secrets', name))).toBe('600')
  }
})

test('replaces an empty secret, and ignores the line end of an edited one', async () => {
  const { linkKey } = await openSecrets(dataDir)
  await writeFile(join(dataDir, 'secrets', 'database-key'), '')
  await writeFile(join(dataDir, 'secrets', 'link-key'), `${linkKey}\n`)
  const secrets = await openSecrets(dataDir)
  expect(secrets.databaseKey).toMatch(/^[\w-]{43}$/)
  expect(secrets.linkKey).toBe(linkKey)
  expect(await openSecrets(dataDir)).toEqual(secrets)
})

test("generates an administrator's password and returns it at every start", async () => {
  const first = await openAdministrator(dataDir, {})
  expect(first).toMatchObject({ email: 'admin@stampa.example', given: false })
  expect(first.password).toMatch(/^[\w-]{24}$/)
  expect(await openAdministrator(dataDir, {})).toEqual(first)
  // The account exists: a new password has no effect and must not be shown.
  expect(await openAdministrator(dataDir, { password: 'something else' })).toEqual(first)
  expect(await permissions(join(dataDir, 'secrets', 'administrator.json'))).toBe('600')
})

test('does not store a given password', async () => {
  const given = { email: 'maria@shop.example', password: 'correct horse battery' }
  const first = await openAdministrator(dataDir, given)
  expect(first).toEqual({ ...given, given: true })
  // The account does not exist yet: another password may be given.
  expect(await openAdministrator(dataDir, {})).toMatchObject({ given: false })
})

test('knows only the e-mail once the account exists', async () => {
  const given = { email: 'maria@shop.example', password: 'correct horse battery' }
  await rememberAdministrator(dataDir, await openAdministrator(dataDir, given))
  expect(await openAdministrator(dataDir, {})).toEqual({
    email: 'maria@shop.example',
    password: undefined,
    given: true,
  })
  const kept = await readFile(join(dataDir, 'secrets', 'administrator.json'), 'utf8')
  expect(kept).not.toContain('correct horse')
})
