import { expect, it } from 'vitest'
import { organization } from './organization.ts'

const unknown = {
  facebook: '',
  instagram: '',
  twitter: '',
  linkedin: '',
  location: '',
  telephone: '',
  email: '',
  legalName: '',
  legalForm: '',
  vatNumber: '',
  taxOffice: '',
  registryNumber: '',
  openingHours: [],
  logo: null,
  logoAsset: null,
  favicon: null,
  faviconAsset: null,
  version: 1,
}

it("describes the shop's legal identity, address and opening hours", () => {
  const known = {
    ...unknown,
    facebook: 'https://facebook.com/stampa',
    location: 'Ερμού 42, 105 63, Αθήνα',
    legalName: 'Στάμπα Ι.Κ.Ε.',
    vatNumber: '801234567',
    registryNumber: '123456789000',
    logo: '/media/catalog/logo.webp',
    openingHours: [
      { from: 'mon' as const, to: 'fri' as const, opens: '09:00', closes: '18:00' },
      { from: 'sun' as const, to: 'sun' as const, opens: null, closes: null },
    ],
  }
  expect(organization(known)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Stampa',
    legalName: 'Στάμπα Ι.Κ.Ε.',
    url: '/',
    logo: '/media/catalog/logo.webp',
    image: '/media/catalog/logo.webp',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Ερμού 42, 105 63, Αθήνα',
      addressCountry: 'GR',
    },
    vatID: 'EL801234567',
    identifier: { '@type': 'PropertyValue', propertyID: 'ΓΕΜΗ', value: '123456789000' },
    sameAs: ['https://facebook.com/stampa'],
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    ],
  })
})

it('leaves out unknown values', () => {
  expect(organization(unknown)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Stampa',
    url: '/',
  })
})
