import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findWeakness } from './password-rules.ts'

const email = 'anna.papadaki@example.gr'

test('knows 3,000 common passwords that are long enough to be chosen', () => {
  const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  const passwords = list.trimEnd().split(/\s/)
  expect(new Set(passwords).size).toBe(3000)
  expect(passwords.filter(password => [...password].length < 12)).toEqual([])
  expect(passwords.filter(password => !findWeakness(password, email))).toEqual([])
})

test.each(['123456789012', 'QWERTY123456', '1qaz2wsx3edc', 'passwordpassword'])(
  'refuses the common password %s',
  password => {
    expect(findWeakness(password, email)).toContain('common')
  },
)

test.each([
  'stampa-stampa-2026',
  'Στάμπα1234567',
  'Papadaki.Anna1',
  'anna@example.gr',
  'admin12345!',
])('refuses %s, which is mostly known words', password => {
  expect(findWeakness(password, email)).toContain('mostly made of')
})

test.each([
  ['o.b@at.my.shop.com', 'o.b@at.my.shop.com'],
  ['a.b-c.d-e.f-g.h@x.gr', 'A.B-C.D-E.F-G.H'],
])('refuses the e-mail address %s or its local part', (own, password) => {
  expect(findWeakness(password, own)).toContain('mostly made of')
})

test.each([
  'aaabbbcccdddeee',
  'καλημέρα κόσμε',
  'ΜΟΝΟ ΚΕΦΑΛΑΙΑ',
  '          42',
  '😀😁😂🤣😃😄😅😆😉😊😋😎',
])('accepts %s: no kind of character is required or refused', password => {
  expect(findWeakness(password, email)).toBeUndefined()
})
