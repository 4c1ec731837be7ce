import { afterAll, describe, expect, test } from 'vitest'
import {
  CatalogTest,
  expectProblem,
  type FormFields,
  picture,
  png,
  pngOfBytes,
} from '../../../test/support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

const url = '/api/company/settings'

const texts = {
  facebook: 'https://facebook.example/stampa',
  instagram: 'https://instagram.example/stampa',
  twitter: '',
  linkedin: 'linkedin.example/company/stampa',
  location: 'Ερμού 42, 105 63, Αθήνα',
  telephone: '+30 210 000 0000',
  email: 'info@stampa.example',
  legalName: 'Στάμπα Παράδειγμα',
  legalForm: 'Ι.Κ.Ε.',
  vatNumber: '000000000',
  taxOffice: 'Α΄ Αθηνών',
  registryNumber: '000000000000',
}

test('returns empty settings and the default opening hours at first', async () => {
  const { status, headers, body } = await catalog.visit(url)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  expect(body).toEqual({
    ...Object.fromEntries(Object.keys(texts).map(field => [field, ''])),
    siteLanguage: 'specified',
    translations: {},
    openingHours: [
      { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
      { from: 'sat', to: 'sat', opens: '10:00', closes: '16:00' },
      { from: 'sun', to: 'sun', opens: null, closes: null },
    ],
    showPrices: true,
    logo: null,
    logoAsset: null,
    favicon: null,
    faviconAsset: null,
    version: 1,
  })
})

test('shows saved settings to visitors', async () => {
  const { status, headers, body } = await catalog.call('PUT', url, {
    form: {
      ...texts,
      logo: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>',
      ),
      favicon: await png({ width: 128, height: 128 }),
    },
  })
  expect(status).toBe(200)
  expect(headers.etag).toBe('"2"')
  expect(body).toMatchObject({
    ...texts,
    logo: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/960\.webp$/),
    favicon: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/128\.webp$/),
  })
  expect((await catalog.visit(url)).body).toEqual(body)
})

test('keeps omitted settings and clears empty ones', async () => {
  const { body: before } = await catalog.call<object>('PUT', url, {
    form: { ...texts, logo: await png() },
  })
  const { body } = await catalog.call('PUT', url, { form: { telephone: ' ', location: ' Πάτρα ' } })
  expect(body).toEqual({ ...before, telephone: '', location: 'Πάτρα', version: expect.any(Number) })
})

test('another e-mail needs the password of the last minutes, and other settings do not', async () => {
  const { body: before } = await catalog.call('PUT', url, { form: texts })
  const token = await catalog.test.adminToken()
  const put = (form: FormFields) => catalog.call('PUT', url, { form, token })
  for (const email of ['spy@evil.example', '']) {
    const { status, body } = await put({ ...texts, telephone: '2100009', email })
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'confirmation_required' } })
  }
  expect((await catalog.visit(url)).body).toEqual(before)
  expect((await put({ ...texts, email: ` ${texts.email} `, telephone: '2100009' })).status).toBe(
    200,
  )
  expect((await put({ location: 'Πάτρα' })).status).toBe(200)
})

test('rejects settings with an outdated If-Match', async () => {
  const { headers } = await catalog.call('PUT', url, { form: texts })
  const put = () =>
    catalog.call('PUT', url, { form: texts, headers: { 'if-match': String(headers.etag) } })
  expect((await put()).status).toBe(200)
  expectProblem(await put(), 409, expect.any(String))
})

describe('rejects settings with', () => {
  test.each(['logo', 'favicon'])('a %s that is not an image', async field => {
    const answer = await catalog.call('PUT', url, { form: { [field]: Buffer.from('text') } })
    expectProblem(answer, 400, 'Only image files are allowed', {
      [field]: 'Only image files are allowed',
    })
  })

  test.each(['logo', 'favicon'])('a %s above 5 MB', async field => {
    const answer = await catalog.call('PUT', url, {
      form: { [field]: await pngOfBytes(5_242_880) },
    })
    expectProblem(answer, 400, 'File size must be less than 5MB')
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('the link %j', async facebook => {
    const answer = await catalog.call('PUT', url, { form: { facebook } })
    expectProblem(answer, 400, 'The link must begin with https://', {
      facebook: 'The link must begin with https://',
    })
  })

  test.each([
    ['email', 'maria', 'Please enter a valid email address'],
    ['email', 'info@stampa', 'Please enter a valid email address'],
    ['email', 'a@x.example, b@x.example', 'Please enter a valid email address'],
    ['telephone', 'τηλέφωνο', 'Please enter a valid phone number'],
    ['telephone', '210', 'Please enter a valid phone number'],
    ['telephone', '2'.repeat(31), 'Please enter a valid phone number'],
  ])('the %s %j', async (field, value, message) => {
    const answer = await catalog.call('PUT', url, { form: { [field]: value } })
    expectProblem(answer, 400, message, { [field]: message })
  })

  test('an unknown field', async () => {
    const answer = await catalog.call('PUT', url, { form: { ...texts, website: 'x' } })
    expectProblem(answer, 400, 'Website is not a known field')
  })
})

test.each([
  'https://x.example/a:b',
  'HTTP://x.example',
  'x.example/stampa',
  '@stampa',
  'x.example/?next=a:b',
  '',
])('accepts the link %j', async facebook => {
  expect((await catalog.call('PUT', url, { form: { facebook } })).body).toMatchObject({ facebook })
})

test('accepts a logo in any image format', async () => {
  for (const logo of [
    await picture({}).jpeg().toBuffer(),
    await picture({}).webp().toBuffer(),
    await picture({}).gif().toBuffer(),
    await picture({}).avif().toBuffer(),
  ]) {
    expect((await catalog.call('PUT', url, { form: { logo } })).status).toBe(200)
  }
})
