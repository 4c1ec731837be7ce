import { expect, test } from 'vitest'
import { decoyHash, hashPassword, verifyPassword } from './passwords.ts'

test('verifies the password of a hash and no other', async () => {
  const hash = await hashPassword('Κωδικός 7!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('Κωδικός 7!', hash)).toEqual({ matches: true, outdated: false })
  expect(await verifyPassword('Κωδικός 7', hash)).toEqual({ matches: false, outdated: false })
})

test('makes different hashes of equal passwords', async () => {
  expect(await hashPassword('password')).not.toBe(await hashPassword('password'))
})

test('accepts composed and decomposed accents', async () => {
  const hash = await hashPassword('καλημέρα'.normalize('NFC'))
  expect(await verifyPassword('καλημέρα'.normalize('NFD'), hash)).toMatchObject({ matches: true })
})

test.each([
  // From the test suite of the reference implementation (P-H-C/phc-winner-argon2, src/test.c).
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
])('verifies hashes of other implementations as outdated: %s', async hash => {
  expect(await verifyPassword('password', hash)).toEqual({ matches: true, outdated: true })
  expect(await verifyPassword('passwort', hash)).toEqual({ matches: false, outdated: true })
})

test('makes a decoy hash of equal cost that fits no password', async () => {
  expect(await verifyPassword('', decoyHash())).toEqual({ matches: false, outdated: false })
  expect(decoyHash()).not.toBe(decoyHash())
})

test.each(['', 'password', '$2b$12$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA'])(
  'rejects %j, which is no Argon2id hash',
  async hash => {
    await expect(verifyPassword('password', hash)).rejects.toThrow('not an Argon2id hash')
  },
)
