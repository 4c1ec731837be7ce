import { Company } from '@stampa/service-kit/company'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CatalogServer } from './catalog-server.ts'

let catalog: CatalogServer

beforeEach(async () => {
  catalog = await CatalogServer.start()
})

afterEach(() => catalog.stop())

function settings(body: string, status = 200): void {
  catalog.answer = (request, response) => {
    expect(request.url).toBe('/api/company/settings')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}

const unknown = {
  legalName: '',
  legalForm: '',
  vatNumber: '',
  taxOffice: '',
  registryNumber: '',
  location: '',
  telephone: '',
  email: '',
}

test('reads the company settings once for many calls', async () => {
  settings(JSON.stringify({ legalName: 'Στάμπα', vatNumber: '801234567', logo: null, extra: 1 }))
  const company = new Company(catalog.url)
  const found = await Promise.all([company.find(), company.find(), company.find()])
  for (const identity of found) {
    expect(identity).toEqual({ ...unknown, legalName: 'Στάμπα', vatNumber: '801234567' })
  }
  await company.find()
  expect(catalog.asked).toBe(1)
})

test.each([
  ['an error', '{}', 500],
  ['no JSON', '<html>', 200],
  ['nothing', 'null', 200],
  ['other types', '{"legalName":1,"email":{}}', 200],
])('has no company data when the catalog answers %s', async (_, body, status) => {
  settings(body, status)
  expect(await new Company(catalog.url).find()).toEqual(unknown)
})

test('has no company data while the catalog is unavailable, and waits before asking again', async () => {
  const company = new Company(catalog.url)
  await catalog.stop()
  expect(await company.find()).toEqual(unknown)
  await catalog.restart()
  settings('{"legalName":"Στάμπα"}')
  expect(await company.find()).toEqual(unknown)
  expect(catalog.asked).toBe(0)
})
