import { expect, test } from 'vitest'
import { faultsIn } from './faults.ts'
import { nodesOf } from './nodes.ts'
import { missingIn } from './rich-results.ts'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()

const sound = {
  '@type': 'Store',
  name: 'Stampa',
  url: 'https://shop.example/',
  logo: 'https://shop.example/logo.png',
  vatID: 'EL123456789',
  address: { '@type': 'PostalAddress', streetAddress: 'Ερμού 1', addressCountry: 'GR' },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
}

test('data that schema.org defines has no fault', () => {
  expect(faultsIn(sound, vocabulary)).toEqual([])
  const post = { '@type': 'BlogPosting', datePublished: '2026-11-20T10:00:00.000Z' }
  expect(faultsIn({ ...post, author: { '@type': 'Person', name: 'Ελένη' } }, vocabulary)).toEqual(
    [],
  )
})

test.each([
  [{ '@type': 'Shop' }, 'Shop: is no type'],
  [{ ...sound, headline: 'Stampa' }, 'Store.headline: is no property of it'],
  [{ ...sound, nameOfIt: 'Stampa' }, 'Store.nameOfIt: is no property of it'],
  [{ ...sound, logo: '/logo.png' }, 'Store.logo: cannot be "/logo.png"'],
  [{ ...sound, name: '' }, 'Store.name: cannot be ""'],
  [{ ...sound, name: null }, 'Store.name: cannot be null'],
  [{ ...sound, address: { '@type': 'Person' } }, 'Store.address: cannot be Person'],
  [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Δευτέρα'] },
    'OpeningHoursSpecification.dayOfWeek: cannot be "Δευτέρα"',
  ],
  [
    { '@type': 'OpeningHoursSpecification', opens: '9 π.μ.' },
    'OpeningHoursSpecification.opens: cannot be "9 π.μ."',
  ],
  [
    { '@type': 'BlogPosting', datePublished: '20/11/2026' },
    'BlogPosting.datePublished: cannot be "20/11/2026"',
  ],
  [
    { '@type': 'BlogPosting', datePublished: '2026-11-20T10:00' },
    'BlogPosting.datePublished: cannot be "2026-11-20T10:00"',
  ],
])('%j: %s', (node, fault) => {
  expect(faultsIn(node, vocabulary)).toEqual([fault])
})

test.each([
  [{ '@type': 'Question', name: 'Πώς;' }, ['Question has no acceptedAnswer']],
  [
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', acceptedAnswer: {} }] },
    ['Question has no name'],
  ],
  [{ '@type': 'Offer', price: 0, priceCurrency: '€' }, ['Offer is in no currency of ISO 4217']],
  [
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] },
    [
      'BreadcrumbList leads nowhere',
      'ListItem has no position',
      'ListItem has no name',
      'ListItem has no item',
    ],
  ],
])('%j lacks %j', (node, missing) => {
  expect(missingIn(node)).toEqual(missing)
})

test('reads every script of a document', () => {
  const script = (data: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
  const nodes = nodesOf(script({ '@graph': [{ a: 1 }, { b: 2 }] }) + script({ c: 3 }))
  expect(nodes).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }])
})
