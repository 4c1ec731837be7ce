import { afterAll, expect, test } from 'vitest'
import { CatalogTest, expectProblem } from '../../../test/support.ts'

const url = '/api/company/settings'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

function put(form: Record<string, unknown>, headers: Record<string, string> = {}) {
  return catalog.call<{ version: number }>('PUT', url, { form, headers })
}

test('saves the legal identity, without spaces in numbers', async () => {
  const { status, body } = await put({
    legalName: ' Στάμπα Παράδειγμα ',
    legalForm: 'Ι.Κ.Ε.',
    vatNumber: ' 000 000 000 ',
    taxOffice: 'Α΄ Αθηνών',
    registryNumber: '000000 000000',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    legalName: 'Στάμπα Παράδειγμα',
    legalForm: 'Ι.Κ.Ε.',
    vatNumber: '000000000',
    taxOffice: 'Α΄ Αθηνών',
    registryNumber: '000000000000',
  })
  expect((await catalog.visit(url)).body).toEqual(body)
  expect((await put({ vatNumber: ' ', registryNumber: '' })).body).toMatchObject({
    vatNumber: '',
    registryNumber: '',
  })
})

test.each([
  ['vatNumber', '12345678', 'The VAT number (ΑΦΜ) has 9 digits'],
  ['vatNumber', 'EL123456789', 'The VAT number (ΑΦΜ) has 9 digits'],
  ['registryNumber', '1234567890123', 'The registry number (ΓΕΜΗ) has at most 12 digits'],
  ['registryNumber', '12a', 'The registry number (ΓΕΜΗ) has at most 12 digits'],
])('rejects %s %s', async (field, value, message) => {
  expectProblem(await put({ [field]: value }), 400, message, { [field]: message })
})

const weekdays = { from: 'mon', to: 'fri', opens: '08:30', closes: '20:00' }
const sunday = { from: 'sun', to: 'sun', opens: null, closes: null }

test('saves opening hours as a list of spans', async () => {
  const openingHours = [weekdays, { ...weekdays, from: 'sat', to: 'sat' }, sunday]
  expect((await put({ openingHours })).body).toMatchObject({ openingHours })
  expect((await catalog.visit(url)).body).toMatchObject({ openingHours })
  expect((await put({ telephone: '210 0000' })).body).toMatchObject({ openingHours })
  expect((await put({ openingHours: [] })).body).toMatchObject({ openingHours: [] })
})

test.each<[string, unknown, string]>([
  [
    'days that run backwards',
    [{ ...weekdays, from: 'sun' }],
    'The days must run from the first to the last',
  ],
  ['half a time', [{ ...sunday, opens: '09:00' }], 'A day needs both times, or none when closed'],
  [
    'closing before opening',
    [{ ...weekdays, closes: '08:00' }],
    'The shop must close after it opens',
  ],
  [
    'an hour that is none',
    [{ ...weekdays, opens: '25:00' }],
    'Opening hours need times like 09:00',
  ],
  ['a day that is none', [{ ...weekdays, from: 'day' }], expect.any(String)],
  ['no list', 'always', expect.any(String)],
  ['fields of their own', [{ ...weekdays, lunch: '14:00' }], expect.any(String)],
])('rejects opening hours with %s', async (_name, openingHours, message) => {
  const { body: before } = await catalog.visit(url)
  expectProblem(await put({ openingHours }), 400, message)
  expect((await catalog.visit(url)).body).toEqual(before)
})

test('answers a stale save with the changes since, and lists their authors in the history', async () => {
  const { body: before } = await put({ telephone: '2100001' })
  await put({ telephone: '2100002', legalName: 'Νέα επωνυμία' })
  const stale = await put({ telephone: '2100003' }, { 'if-match': `"${before.version}"` })
  expectProblem(stale, 409, expect.stringContaining('Someone else'))
  const changes = [{ field: 'telephone', from: '2100001', to: '2100002' }]
  expect(stale.body).toMatchObject({
    conflict: { changedBy: 'admin@example.com', changes: expect.arrayContaining(changes) },
  })
  const { body } = await catalog.call<object[]>('GET', `${url}/history`)
  expect(body[0]).toMatchObject({
    action: 'changed',
    by: 'admin@example.com',
    version: before.version + 1,
    changes: expect.arrayContaining(changes),
  })
})
