import type { PublicFrameData } from './public-frame.data.ts'

type Company = NonNullable<PublicFrameData['company']>

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Returns the shop's structured data with its legal identity (https://schema.org/Store). Paths become absolute URLs
 * in the document.
 *
 * @param company a service of an earlier version may lack fields
 */
export function organization(company: Partial<Company>): Record<string, unknown> {
  const { logo, location, vatNumber, registryNumber, openingHours = [] } = company
  const profiles = [company.facebook, company.instagram, company.twitter, company.linkedin]
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Stampa',
    legalName: company.legalName,
    url: '/',
    logo,
    image: logo,
    email: company.email,
    telephone: company.telephone,
    address: location && {
      '@type': 'PostalAddress',
      streetAddress: location,
      addressCountry: 'GR',
    },
    vatID: vatNumber && `EL${vatNumber.replace(/^EL/i, '')}`,
    identifier: registryNumber && {
      '@type': 'PropertyValue',
      propertyID: 'ΓΕΜΗ',
      value: registryNumber,
    },
    sameAs: profiles.filter(Boolean),
    openingHoursSpecification: openingHours.flatMap(({ from, to, opens, closes }) =>
      opens && closes
        ? {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: dayNames.slice(days.indexOf(from), days.indexOf(to) + 1),
            opens,
            closes,
          }
        : [],
    ),
  })
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  )
}
